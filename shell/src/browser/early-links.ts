import { isPageOf } from '@vestibule/ui';

/**
 * What every link of a page does with a plain click; with a key held down or another button the browser opens a window
 * or a file.
 */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/**
 * Moves within the document also for a link of a part whose code is not there yet. React leaves such a click to the
 * browser, which would load a new document. A part that has hydrated (`takeOver` marks its box) moves by its own links.
 */
export function followEarlyLinks(push: (path: string) => void): void {
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const part = link?.closest<HTMLElement>('[data-remote]');
    if (!link || !part || 'live' in part.dataset || !isPlain(event)) return;
    const isOwn = link.origin === location.origin && !link.target && !link.hasAttribute('download');
    if (!isOwn || !isPageOf(link.pathname, location.pathname)) return;
    event.preventDefault();
    push(link.pathname + link.search + link.hash);
  };
  // Before React: it stops a click on what has not hydrated.
  addEventListener('click', follow, { capture: true });
}
