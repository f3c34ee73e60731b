import { FRESH_MS, PageCache, STALE_MS, type CachedPage } from './page-cache';

const NOW = Date.UTC(2026, 10, 21);
const page = (...tags: string[]): CachedPage => ({
  status: 200,
  body: { hasBrotli: false, bytes: () => '' },
  etag: '""',
  tags,
  freshUntil: NOW + FRESH_MS,
  staleUntil: NOW + STALE_MS,
  timings: undefined,
});

test('an edit forgets the pages that depend on it, and no other', () => {
  const cache = new PageCache();
  cache.set('/de', page('page:1', 'events'), cache.generation);
  cache.set('/de/besuch', page('page:2'), cache.generation);
  cache.purge(['page:1', 'page:7']);
  expect(cache.get('/de', NOW)).toBeUndefined();
  expect(cache.get('/de/besuch', NOW)).toBeDefined();
});

test('a page whose render began before an edit is not kept after it', () => {
  const cache = new PageCache();
  const { generation } = cache;
  cache.purge(['page:1']);
  cache.set('/de', page('page:1'), generation);
  expect(cache.get('/de', NOW)).toBeUndefined();
});

test('an old page is given for a day and not longer', () => {
  const cache = new PageCache();
  cache.set('/de', page('pages'), cache.generation);
  expect(cache.get('/de', NOW + STALE_MS)).toBeDefined();
  expect(cache.get('/de', NOW + STALE_MS + 1)).toBeUndefined();
});
