import { cx, VisuallyHidden } from '@vestibule/ui';
import { Children, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SliderControls } from './slider-controls';
import styles from './slider.module.css';
import { useSlider } from './use-slider';

interface SliderProps {
  readonly label: string;
  readonly format: 'landscape' | 'portrait' | 'wide';
  readonly autoplay: boolean;
  readonly children: ReactNode;
}

/**
 * A row of slides (embla): by drag, buttons and arrow keys. Without script it scrolls, and slides snap into place. An
 * autoplaying row can be paused, and announces nothing while it moves.
 */
export function Slider({ label, format, autoplay, children }: SliderProps) {
  const { t } = useTranslation('content');
  const slider = useSlider(autoplay);
  const slides = Children.toArray(children);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowLeft: slider.previous, ArrowRight: slider.next }[event.key];
    if (move === undefined) return;
    event.preventDefault();
    move();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move the row
    <section
      className={styles.slider}
      aria-roledescription={t('slider.role')}
      aria-label={label}
      // The arrow keys move the row, whatever in it has the focus.
      onKeyDown={onKeyDown}
    >
      <div
        ref={slider.viewport}
        className={cx(styles.viewport, slider.ready && styles.ready)}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling element must be reachable by the keyboard
        tabIndex={0}
        role="group"
        aria-label={label}
      >
        <ul role="list" className={cx(styles.row, styles[format])}>
          {slides.map((slide, index) => (
            <li
              key={index}
              className={styles.slide}
              aria-label={t('slider.place', { number: index + 1, count: slides.length })}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {slides.length > 1 && <SliderControls slider={slider} />}
      <VisuallyHidden>
        <span aria-live={slider.playing ? 'off' : 'polite'}>
          {slider.moved && t('slider.place', { number: slider.selected + 1, count: slides.length })}
        </span>
      </VisuallyHidden>
    </section>
  );
}
