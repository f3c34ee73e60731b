import { onTakeOver, scrollSmoothly } from '@vestibule/ui';

/** Duration of a scroll inside the page, in ms (docs/behaviour/content.md#ways-inside-a-page). */
const GLIDE_MS = 700;
/** Space above the target, in px (docs/behaviour/content.md#ways-inside-a-page). */
const GLIDE_OFFSET = 200;
/** How long the target is held there afterwards, in ms: pictures and fonts above it may still arrive. */
const HOLD_MS = 3000;

/**
 * Scrolls to an element of the page, and puts the focus there: screen readers and the keyboard continue from it. At
 * once for those who want no motion. Returns the stop function; the visitor's own scrolling ends it too.
 */
export function glideTo(target: HTMLElement): () => void {
  const top = () => target.getBoundingClientRect().top + scrollY - GLIDE_OFFSET;
  let held: ReturnType<typeof setTimeout> | undefined;
  let arrivedAt = 0;
  const end = () => {
    stopScroll();
    clearTimeout(held);
    layout.disconnect();
    stopListening();
  };
  // Most browsers keep the visible text in place; not all, and not right after a page was scrolled.
  const layout = new ResizeObserver(() => {
    if (!target.isConnected || scrollY !== arrivedAt) return end();
    scrollTo({ top: top(), behavior: 'instant' });
    arrivedAt = scrollY;
  });
  const hold = () => {
    arrivedAt = scrollY;
    layout.observe(document.body);
    held = setTimeout(end, HOLD_MS);
  };
  if (!target.matches(':any-link, button, summary, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  const stopListening = onTakeOver(end);
  const stopScroll = scrollSmoothly(top, GLIDE_MS, hold);
  return end;
}
