import { isKept, openCache } from '@vestibule/contracts/browser-data';
import { DOOR_CACHE, DOOR_PAGE_MS } from '@vestibule/contracts/offline/door-cache';

/** Files of the site, which its worker keeps as they are fetched. */
const isFile = (url: string) => /^\/(?:shell|remotes)\//.test(new URL(url).pathname);

/**
 * Keeps the open page with all code that it has loaded, so that it opens without network; tells whether it would. What
 * came before the worker had the page was not kept, and is fetched again.
 */
export async function makeReady(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return false;
  const files = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  await Promise.all([...files].filter(isFile).map(keepFile));
  const cache = await openCache(DOOR_CACHE);
  if (!cache) return false;
  const path = location.pathname;
  const at = Date.parse((await cache.match(path))?.headers.get('date') ?? '');
  // Anew while it is good for hours, so that it stays good as long as the page is open.
  if (!(Date.now() - at < DOOR_PAGE_MS / 2)) {
    const page = await fetch(path, { headers: { accept: 'text/html' } });
    if (!page.ok || page.redirected) return false;
    await cache.put(path, page);
  }
  return true;
}

async function keepFile(url: string): Promise<void> {
  if (!(await isKept(url))) await fetch(url);
}
