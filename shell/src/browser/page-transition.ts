import { flushSync } from 'react-dom';

/**
 * How long the old page takes to go, and the parts of the new one to come in: the last of eleven levels; in ms
 * (docs/behaviour/frame.md#page-transition; page-transition.css has all).
 */
const LEAVE_MS = 160;
const ENTER_MS = 1220;

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Shows the next page by the transition "page", out before in (docs/behaviour/frame.md#page-transition): the old page
 * fades, then the new one comes in, part by part. The new page is there at once all the same, for clicks, for the
 * keyboard and for screen readers.
 */
export function showPage(update: () => void): void {
  if (!('startViewTransition' in document) || still()) {
    update();
    return;
  }
  const { dataset } = document.documentElement;
  dataset['page'] = 'out';
  const transition = document.startViewTransition(() => {
    flushSync(update);
    dataset['page'] = 'in';
  });
  // A newer navigation ends an older transition: that is no error.
  transition.ready.catch(() => undefined);
  transition.finished.catch(() => undefined);
  clearTimeout(entering);
  entering = setTimeout(() => delete dataset['page'], LEAVE_MS + ENTER_MS);
}
let entering: ReturnType<typeof setTimeout> | undefined;
