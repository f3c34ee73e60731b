import { OPENS_CONSENT } from '@vestibule/contracts/consent/categories';

const [ATTRIBUTE] = Object.keys(OPENS_CONSENT);
const SELECTOR = `[${ATTRIBUTE ?? ''}]`;

/** For the inline script: notes a press on an opener that comes before the page's code. */
export const noteOpenerScript = `addEventListener("click",function(v){if(!v.defaultPrevented&&v.target.closest&&v.target.closest("${SELECTOR}")){v.preventDefault();document.documentElement.dataset.consent=""}});`;

/** Calls back for every press on an opener, wherever it is, and for one that came before this code. */
export function onOpener(open: () => void): void {
  const press = (event: MouseEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element) || !event.target.closest(SELECTOR)) return;
    // Also stops the inline script, which listens further out.
    event.preventDefault();
    open();
  };
  // On the way in: React lets no press on a part that it has not taken over yet come out again.
  document.addEventListener('click', press, { capture: true });
  if (document.documentElement.dataset['consent'] === undefined) return;
  delete document.documentElement.dataset['consent'];
  open();
}
