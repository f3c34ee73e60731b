import { wantsNoMotion } from '@vestibule/ui';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useMemo, useRef, useState } from 'react';

/** How long each slide stays while the row moves by itself, in ms. */
const DELAY_MS = 6000;
/** Events after which autoplay stops permanently. */
const TOUCHES = ['pointerdown', 'mouseenter', 'focusin'];

/** A row of slides that can be moved, once the script is there. */
export interface SliderState {
  readonly viewport: (element: HTMLElement | null) => void;
  readonly ready: boolean;
  /** Places that the row can stop at: 1 where all slides are seen at once, 0 before the script is there. */
  readonly places: number;
  /** Of the slide that is shown first. */
  readonly selected: number;
  /** Whether anything has moved since the page came. */
  readonly moved: boolean;
  /** Undefined where it never moves by itself. */
  readonly playing: boolean | undefined;
  readonly previous: () => void;
  readonly next: () => void;
  readonly show: (index: number) => void;
  readonly toggle: () => void;
}

/** Moves by itself with `autoplay`, until the visitor does something, and not where motion is unwanted. */
export function useSlider(autoplay: boolean): SliderState {
  const plugins = useMemo(
    () =>
      autoplay ? [Autoplay({ delay: DELAY_MS, playOnInit: false, stopOnMouseEnter: true, stopOnFocusIn: true })] : [],
    [autoplay],
  );
  const [viewport, embla] = useEmblaCarousel({ align: 'start', containScroll: 'trimSnaps' }, plugins);
  const [selected, setSelected] = useState(0);
  const [places, setPlaces] = useState(0);
  const [moved, setMoved] = useState(false);
  const [playing, setPlaying] = useState(false);
  /** Whether autoplay is wanted: the plugin loses this whenever the row is measured again. */
  const wanted = useRef(false);

  useEffect(() => {
    if (!embla) return undefined;
    const select = () => (setSelected(embla.selectedScrollSnap()), setMoved(true));
    const play = () => setPlaying(true);
    const stop = () => setPlaying(false);
    const root = embla.rootNode();
    const measure = () => {
      setPlaces(embla.scrollSnapList().length);
      // Where there is nowhere to go, the plugin has not begun.
      if (wanted.current && embla.scrollSnapList().length > 1) embla.plugins().autoplay?.play();
    };
    const rest = () => {
      wanted.current = false;
    };
    wanted.current = !wantsNoMotion();
    embla.on('select', select).on('reInit', measure).on('autoplay:play', play).on('autoplay:stop', stop);
    for (const touch of TOUCHES) root.addEventListener(touch, rest);
    measure();
    return () => {
      embla.off('select', select).off('reInit', measure).off('autoplay:play', play).off('autoplay:stop', stop);
      for (const touch of TOUCHES) root.removeEventListener(touch, rest);
    };
  }, [embla]);

  // Without an animation where motion is unwanted.
  const scroll = (to: (jump: boolean) => void) => {
    wanted.current = false;
    embla?.plugins().autoplay?.stop();
    to(wantsNoMotion());
  };
  return {
    viewport,
    ready: embla !== undefined,
    places,
    selected,
    moved,
    playing: autoplay ? playing : undefined,
    previous: () => scroll((jump) => embla?.scrollPrev(jump)),
    next: () => scroll((jump) => embla?.scrollNext(jump)),
    show: (index) => scroll((jump) => embla?.scrollTo(index, jump)),
    toggle: () => {
      wanted.current = !playing;
      if (playing) embla?.plugins().autoplay?.stop();
      else embla?.plugins().autoplay?.play();
    },
  };
}
