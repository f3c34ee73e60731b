/** How long a way inside the page takes, in ms (docs/behaviour/content.md#ways-inside-a-page). */
const GLIDE_MS = 700;
/** Space above the target, in px (docs/behaviour/content.md#ways-inside-a-page). */
const GLIDE_OFFSET = 200;
/** What a visitor does who wants to go elsewhere. */
const OWN_WAY = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

const eased = (part: number) => 1 - (1 - part) ** 3;

/**
 * Scrolls to an element of the page, and puts the focus there: screen readers and the keyboard continue from it. At
 * once for those who want no motion. Answers what ends it; the visitor's own way does too.
 */
export function glideTo(target: HTMLElement): () => void {
  const from = scrollY;
  const way = () => target.getBoundingClientRect().top + scrollY - GLIDE_OFFSET - from;
  const start = performance.now();
  let frame = 0;
  const end = () => {
    cancelAnimationFrame(frame);
    for (const name of OWN_WAY) removeEventListener(name, end);
  };
  const step = (now: number) => {
    const part = Math.min(Math.max((now - start) / GLIDE_MS, 0), 1);
    scrollTo({ top: from + way() * eased(part), behavior: 'instant' });
    if (part < 1) frame = requestAnimationFrame(step);
    else end();
  };
  if (!target.matches(':any-link, button, summary, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) step(Infinity);
  else {
    for (const name of OWN_WAY) addEventListener(name, end, { passive: true });
    frame = requestAnimationFrame(step);
  }
  return end;
}
