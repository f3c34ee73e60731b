/** How long a way inside the page takes, in ms (docs/behaviour/content.md#ways-inside-a-page). */
const GLIDE_MS = 700;
/** Space above the target, in px (docs/behaviour/content.md#ways-inside-a-page). */
const GLIDE_OFFSET = 200;
/** How long the target is held there afterwards, in ms: pictures and fonts above it may still arrive. */
const HOLD_MS = 3000;
/** User input that cancels the animation. */
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const eased = (part: number) => 1 - (1 - part) ** 3;

/**
 * Scrolls to an element of the page, and puts the focus there: screen readers and the keyboard continue from it. At
 * once for those who want no motion. Returns the stop function; the visitor's own scrolling ends it too.
 */
export function glideTo(target: HTMLElement): () => void {
  const from = scrollY;
  const way = () => target.getBoundingClientRect().top + scrollY - GLIDE_OFFSET - from;
  const start = performance.now();
  let frame = 0;
  let held: ReturnType<typeof setTimeout> | undefined;
  let arrivedAt = 0;
  const arrive = () => {
    scrollTo({ top: from + way(), behavior: 'instant' });
    arrivedAt = scrollY;
  };
  // Most browsers keep the visible text in place; not all, and not right after a page was scrolled.
  const layout = new ResizeObserver(() => (target.isConnected && scrollY === arrivedAt ? arrive() : end()));
  const end = () => {
    cancelAnimationFrame(frame);
    clearTimeout(held);
    layout.disconnect();
    for (const name of OWN_WAY) removeEventListener(name, end);
  };
  const step = (now: number) => {
    const part = Math.max((now - start) / GLIDE_MS, 0);
    if (part >= 1) return hold();
    scrollTo({ top: from + way() * eased(part), behavior: 'instant' });
    frame = requestAnimationFrame(step);
  };
  const hold = () => {
    arrive();
    layout.observe(document.body);
    held = setTimeout(end, HOLD_MS);
  };
  if (!target.matches(':any-link, button, summary, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  for (const name of OWN_WAY) addEventListener(name, end, { passive: true });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) hold();
  else frame = requestAnimationFrame(step);
  return end;
}
