import { isKept, openCache } from '@vestibule/contracts/browser-data';
import { DOOR_CACHE, DOOR_PAGE_MS } from '@vestibule/contracts/offline/door-cache';

/** Files of the site, which its worker keeps as they are fetched. */
const isFile = (url: string) => /^\/(?:shell|remotes)\//.test(new URL(url).pathname);

/**
 * Caches the open page with all code that it has loaded, so that it opens without network; returns whether it would.
 * Files that came before the worker controlled the page were not cached, and are fetched again.
 */
export async function makeReady(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return false;
  const files = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  await Promise.all([...files].filter(isFile).map(keepFile));
  const cache = await openCache(DOOR_CACHE);
  if (!cache) return false;
  const path = location.pathname;
  const at = Date.parse((await cache.match(path))?.headers.get('date') ?? '');
  // Cached again while it is valid for hours, so that it stays valid as long as the page is open.
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
