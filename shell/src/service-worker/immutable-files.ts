import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { CACHES } from './cache-names';

const MONTH_S = 30 * 86_400;
/** Files of some ten releases; pictures of some visits, as each has several widths. */
const LIMITS = { builds: 300, pictures: 120 };

/**
 * Files that never change under their address: builds with their fonts, and pictures. Their addresses hold a version or
 * a hash.
 */
export function serveImmutableFiles(): void {
  registerRoute(
    ({ url, sameOrigin, request }) => sameOrigin && isBuild(url) && !request.headers.has('range'),
    cacheFirst('builds'),
  );
  registerRoute(
    ({ url, sameOrigin, request }) =>
      sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
    cacheFirst('pictures'),
  );
}

const isImmutable = ({ headers }: Response) => headers.get('cache-control')?.includes('immutable') === true;
const isBuild = ({ pathname }: URL) => /^\/(?:shell|remotes)\//.test(pathname);

function cacheFirst(name: keyof typeof LIMITS): CacheFirst {
  return new CacheFirst({
    cacheName: CACHES[name],
    plugins: [
      new CacheableResponsePlugin({ statuses: [200] }),
      // The placeholder of a picture that is being made has the same address, for a minute.
      { cacheWillUpdate: async ({ response }) => (isImmutable(response) ? response : null) },
      new ExpirationPlugin({ maxEntries: LIMITS[name], maxAgeSeconds: MONTH_S, purgeOnQuotaError: true }),
    ],
  });
}
