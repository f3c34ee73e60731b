import type { RouteTable } from '@vestibule/contracts/site/match';
import type { PageData } from './page-data';
import { pageOf } from './prefetch';

/** Time in ms that the page has to be still: links that are scrolled past are not prefetched. */
const STILL_MS = 500;
/** Number of pages that are prefetched at most from one page: the links on a phone's screen, to save data. */
const MOST = 8;

/** Network information of the browser (not all have it). */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string } | undefined;

/** Pages that the visitor may not want are not prefetched where data are saved, nor on slow connections. */
const isCostly = (connection: Connection): boolean =>
  connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '');

/**
 * Loads code and data of the pages that links in sight lead to, one after the other: a finger points at nothing before
 * it taps. Links of the frame are in sight everywhere and seldom followed; they wait for a pointer (prefetchLinks).
 */
export function prefetchInSight(table: RouteTable, data: PageData): void {
  if (isCostly((navigator as { connection?: Connection }).connection)) return;
  const inSight = new Set<Element>();
  let fetched = { from: '', urls: new Set<string>() };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;

  const fetchAhead = async (): Promise<void> => {
    const run = ++latest;
    if (fetched.from !== location.pathname) fetched = { from: location.pathname, urls: new Set() };
    const { urls } = fetched;
    for (const link of inSight) {
      const url = link instanceof HTMLAnchorElement ? pageOf(link, table) : undefined;
      // Another view of the same page is a filter or a further page of it: most of those are never wanted.
      if (!url || url.pathname === location.pathname || urls.has(url.href) || urls.size >= MOST) continue;
      urls.add(url.href);
      await data.prefetch(url);
      if (run !== latest) return;
    }
  };
  const settle = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A link that is observed already stays as it is.
      for (const link of document.querySelectorAll('main a[href]')) observer.observe(link);
      void fetchAhead();
    }, STILL_MS);
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inSight[isIntersecting ? 'add' : 'delete'](target);
    settle();
  });
  new MutationObserver(settle).observe(document.body, { childList: true, subtree: true });
  settle();
}
