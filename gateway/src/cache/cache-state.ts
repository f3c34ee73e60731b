/** Where a page came from: the cache, an outdated entry of it, a render just now, or a render that is never cached. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'off';
