import { useEffect, useEffectEvent, type RefObject } from 'react';

export type DismissReason = 'escape' | 'outside';

/** Distance in px that a finger or a hand moves during a tap or a click. */
const STILL_PX = 10;

/**
 * Calls back after each tap or click outside of an element. Swipes, drags and the use of a scrollbar are none. Not by
 * the event `click` alone: Safari on phones sends none for a tap on text.
 *
 * @returns The stop function.
 */
export function onClickOutside(element: () => Element | null, onClick: () => void): () => void {
  const isOutside = ({ target }: Event) => target instanceof Node && element()?.contains(target) !== true;
  let press: PointerEvent | undefined;
  const listeners = new AbortController();
  // Before a handler of the page can take the target out of the document.
  const options = { capture: true, signal: listeners.signal };
  document.addEventListener(
    'pointerdown',
    (event) => {
      press = isOutside(event) && !isOnScrollbar(event) ? event : undefined;
    },
    options,
  );
  document.addEventListener(
    'pointerup',
    (event) => {
      if (press && Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < STILL_PX) onClick();
      press = undefined;
    },
    options,
  );
  // The browser scrolls or drags from here on.
  document.addEventListener('pointercancel', () => (press = undefined), options);
  document.addEventListener(
    'click',
    (event) => {
      // Of the keyboard or of a screen reader, which press nothing.
      if (event.detail === 0 && isOutside(event)) onClick();
    },
    options,
  );
  return () => listeners.abort();
}

/** A scrollbar belongs to the element whose content it scrolls, beyond the content. */
function isOnScrollbar({ target, clientX, clientY, offsetX, offsetY }: PointerEvent): boolean {
  if (!(target instanceof Element) || target.clientWidth === 0) return false;
  // The page's own element is as large as the window here, wherever the page was scrolled to.
  const [x, y] = target === document.documentElement ? [clientX, clientY] : [offsetX, offsetY];
  return x >= target.clientWidth || y >= target.clientHeight;
}

/** Calls back while `active` when Escape is pressed, or when a tap, click or the focus lands outside of the element. */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  active: boolean,
  onDismiss: (reason: DismissReason) => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!active) return undefined;
    const focus = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) dismiss('outside');
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) dismiss('escape');
    };
    const stopClicks = onClickOutside(
      () => ref.current,
      () => dismiss('outside'),
    );
    document.addEventListener('focusin', focus);
    document.addEventListener('keydown', escape);
    return () => {
      stopClicks();
      document.removeEventListener('focusin', focus);
      document.removeEventListener('keydown', escape);
    };
  }, [ref, active]);
}
