import { scrollSmoothly } from '@vestibule/ui';

/** Duration of the scroll after a filter has changed, in ms (docs/behaviour/programme.md#changing-the-filters). */
const DURATION_MS = 600;

/** Scrolls the top of an element to the top of the window, unless it is in view or further down. Returns a stop. */
export function scrollToTopOf(element: Element): () => void {
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart) || 0;
  const distance = element.getBoundingClientRect().top - margin;
  if (distance >= 0) return () => undefined;
  const top = scrollY + distance;
  return scrollSmoothly(() => top, DURATION_MS);
}
