/** Input by which visitors take over the scrolling. */
const TAKE_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/** Whether the visitor wants no motion. */
// eslint-disable-next-line no-restricted-globals -- The one place that asks for it.
export const wantsNoMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** For the browser's own scrolling: smooth, at once where the visitor wants no motion. */
export const scrollBehavior = (): ScrollBehavior => (wantsNoMotion() ? 'instant' : 'smooth');

/** Calls `stop` when the visitor takes over the scrolling. Returns a function that stops listening. */
export function onTakeOver(stop: () => void): () => void {
  for (const name of TAKE_OVER) addEventListener(name, stop, { passive: true });
  return () => {
    for (const name of TAKE_OVER) removeEventListener(name, stop);
  };
}

/**
 * Scrolls the window, slower towards the end; at once where the visitor wants no motion. The visitor's own scrolling
 * ends it.
 *
 * @param top - Where to, in px from the page's top: read at each step, as the page may change meanwhile.
 * @param ms - How long it takes.
 * @param arrived - Called at the end of the way, not after a stop.
 * @returns The stop function.
 */
export function scrollSmoothly(top: () => number, ms: number, arrived?: () => void): () => void {
  const from = scrollY;
  const start = performance.now();
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    stopListening();
  };
  const stopListening = onTakeOver(stop);
  const step = (now: number) => {
    const part = wantsNoMotion() ? 1 : Math.min(1, Math.max(0, (now - start) / ms));
    scrollTo({ top: from + (top() - from) * easeOut(part), behavior: 'instant' });
    if (part < 1) frame = requestAnimationFrame(step);
    else {
      stop();
      arrived?.();
    }
  };
  step(start);
  return stop;
}
