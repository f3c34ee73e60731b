import { wantsNoMotion } from '@vestibule/ui';
import { CONTENT_ID } from '../layout/skip-links';

/**
 * How long the old page takes to go at most, and the parts of the new one to come in, from the first of eleven levels
 * to the last; in ms (docs/behaviour/frame.md#page-transition).
 */
const LEAVE_MS = 160;
const ENTER_MS = 320;
const LEVEL_MS = 90;
const LAST_LEVEL = 10;

const ABSENT = { opacity: 0 };
const BELOW = { ...ABSENT, transform: 'translateY(1.6rem)', offset: 0 };

const isStill = () => document.hidden || wantsNoMotion();

/**
 * Shows the next page by the transition "page", out before in (docs/behaviour/frame.md#page-transition). The old page
 * fades while the new one is rendered, so that leaving takes no time of its own; then the new one comes in, part by
 * part, and is there at once all the same, for clicks, for the keyboard and for screen readers. View transitions of the
 * browser would style the whole page twice and paint it again before anything of the new one could be rendered.
 */
export function showPage(update: () => void): void {
  leaving?.cancel();
  leaving = undefined;
  const content = document.getElementById(CONTENT_ID);
  if (!content || isStill()) {
    update();
    return;
  }
  const { dataset } = document.documentElement;
  dataset['page'] = 'out';
  const current = content.animate([ABSENT], { duration: LEAVE_MS, easing: 'ease-in', fill: 'forwards' });
  leaving = current;
  afterFrame(() => {
    // A newer navigation was faster.
    if (leaving !== current) return;
    update();
    dataset['page'] = 'in';
    current.cancel();
    enter();
    clearTimeout(entering);
    entering = setTimeout(() => delete dataset['page'], ENTER_MS + LAST_LEVEL * LEVEL_MS);
  });
}
let leaving: Animation | undefined;
let entering: ReturnType<typeof setTimeout> | undefined;

/** The compositor has an animation after a frame, and goes on with it while scripts run. */
const afterFrame = (task: () => void) => requestAnimationFrame(() => setTimeout(task));

/** Not by style sheet: a rule for all parts below an attribute makes the browser restyle the whole page. */
function enter(): void {
  for (const page of document.querySelectorAll(`#${CONTENT_ID} > [data-remote] > *`)) {
    [...page.children].forEach((part, index) =>
      part.animate([BELOW], {
        duration: ENTER_MS + Math.min(index, LAST_LEVEL) * LEVEL_MS,
        easing: 'cubic-bezier(0.1, 0.8, 0.2, 1)',
      }),
    );
  }
}
