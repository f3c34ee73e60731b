import { isPageOf } from '@vestibule/ui';
import { opensElsewhere } from '@vestibule/ui/opens-elsewhere';

/**
 * Clicks that follow a link in this page; with a key held down or another button the browser opens a window or a file.
 */
const isPlain = (event: MouseEvent): boolean => event.button === 0 && !opensElsewhere(event);

/** The link of a remote's part that a plain click is on, if this document can show what it leads to. */
function pageLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  // In a text that is being edited a click places the caret.
  if (!link?.closest('[data-remote]') || link.closest('[contenteditable=true]') || !isPlain(event)) return undefined;
  const isOwn = link.origin === location.origin && !link.target && !link.hasAttribute('download');
  return isOwn && isPageOf(link.pathname, location.pathname) ? link : undefined;
}

/**
 * Moves within the document also for links that React does not follow: those of a part whose code is not there yet, and
 * those in editors' text. A part that has hydrated (`takeOver` marks its box) moves by its own links.
 */
export function followPlainLinks(push: (path: string) => void): void {
  const follow = (event: MouseEvent, link: HTMLAnchorElement) => {
    event.preventDefault();
    push(link.pathname + link.search + link.hash);
  };
  // Before React: it stops a click on a part that has not hydrated.
  const early = (event: MouseEvent) => {
    const link = pageLink(event);
    const part = link?.closest<HTMLElement>('[data-remote]');
    if (link && part && !('live' in part.dataset)) follow(event, link);
  };
  // After React: a link of its own has been followed already. A place on this page is the browser's to find.
  const typed = (event: MouseEvent) => {
    const link = event.defaultPrevented ? undefined : pageLink(event);
    const isHere = link?.pathname === location.pathname && link.search === location.search;
    if (link && !isHere) follow(event, link);
  };
  addEventListener('click', early, { capture: true });
  addEventListener('click', typed);
}
