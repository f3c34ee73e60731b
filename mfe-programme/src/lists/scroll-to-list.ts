/** Duration of the scroll after a filter has changed, in ms (docs/behaviour/programme.md#changing-the-filters). */
const DURATION_MS = 600;

const easeOut = (part: number) => 1 - (1 - part) ** 3;

/**
 * Scrolls the top of an element to the top of the window, at once with reduced motion. Any input of the reader stops
 * it. Returns a stop.
 */
export function scrollToTopOf(element: Element): () => void {
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  const from = window.scrollY;
  const distance = element.getBoundingClientRect().top - margin;
  // A list that is in view, or further down, is left where it is.
  if (distance >= 0) return () => undefined;
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    window.scrollTo(0, from + distance);
    return () => undefined;
  }
  const stopper = new AbortController();
  const start = performance.now();
  const step = (now: number) => {
    if (stopper.signal.aborted) return;
    const part = Math.min(1, Math.max(0, (now - start) / DURATION_MS));
    window.scrollTo({ top: from + distance * easeOut(part), behavior: 'instant' });
    if (part < 1) requestAnimationFrame(step);
    else stopper.abort();
  };
  for (const input of ['wheel', 'touchstart', 'keydown']) {
    window.addEventListener(input, () => stopper.abort(), { passive: true, signal: stopper.signal });
  }
  requestAnimationFrame(step);
  return () => stopper.abort();
}
