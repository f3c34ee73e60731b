import type { RouteTable } from '@vestibule/contracts/site/match';
import { nextTask } from './next-task';
import type { PageData } from './page-data';

/** Another page that a link leads to and that this document can show itself; a place on it makes no other page. */
export function pageOf(link: HTMLAnchorElement, table: RouteTable): URL | undefined {
  if (link.origin !== location.origin || table.isElsewhere(link.pathname, location.pathname)) return undefined;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere ? undefined : new URL(location.origin + link.pathname + link.search);
}

/** How long the rest waits at most for the page that is pointed at, in ms. */
const REST_WAITS_MS = 1000;

let latest: Promise<void> = Promise.resolve();

/** Settles when the page that is pointed at is there or failed, or REST_WAITS_MS have passed. */
export const pointedAt = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, REST_WAITS_MS);
    void latest.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Loads code and data of a page when its link is pointed at or focused, so that the click finds them there. */
export function prefetchLinks(table: RouteTable, data: PageData): void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const url = link && pageOf(link, table);
    // A link that a new page brings under the pointer causes an event before the page is painted; painting comes first.
    if (url) latest = nextTask().then(() => data.prefetch(url));
  };
  document.addEventListener('pointerover', prefetch, { passive: true });
  document.addEventListener('focusin', prefetch);
}
