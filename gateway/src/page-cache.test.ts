import { FRESH_MS, PageCache, STALE_MS, type CachedPage } from './page-cache';

const NOW = Date.UTC(2026, 10, 21);
const page = (...tags: string[]): CachedPage => ({
  status: 200,
  body: { hasBrotli: false, bytes: () => '' },
  bytes: 100,
  etag: '""',
  tags,
  freshUntil: NOW + FRESH_MS,
  staleUntil: NOW + STALE_MS,
  timings: undefined,
  gap: false,
  trustedTypes: true,
});

test('an edit forgets the pages that depend on it, and no other', () => {
  const cache = new PageCache(1000);
  cache.set('/de', page('page:1', 'events'), cache.generation);
  cache.set('/de/besuch', page('page:2'), cache.generation);
  cache.purge(['page:1', 'page:7']);
  expect(cache.get('/de', NOW)).toBeUndefined();
  expect(cache.get('/de/besuch', NOW)).toBeDefined();
});

test('a page whose render began before an edit is not kept after it', () => {
  const cache = new PageCache(1000);
  const { generation } = cache;
  cache.purge(['page:1']);
  cache.set('/de', page('page:1'), generation);
  expect(cache.get('/de', NOW)).toBeUndefined();
});

test('an old page is given for a day and not longer', () => {
  const cache = new PageCache(1000);
  cache.set('/de', page('pages'), cache.generation);
  expect(cache.get('/de', NOW + STALE_MS)).toBeDefined();
  expect(cache.get('/de', NOW + STALE_MS + 1)).toBeUndefined();
});

test('the pages that were asked for longest ago make room', () => {
  const cache = new PageCache(300);
  for (const key of ['/a', '/b', '/c']) cache.set(key, page(), cache.generation);
  cache.get('/a', NOW);
  cache.set('/d', page(), cache.generation);
  expect(['/a', '/b', '/c', '/d'].filter((key) => cache.get(key, NOW))).toEqual(['/a', '/c', '/d']);
});

test('whoever asks for a thousand pages once does not empty it', () => {
  const cache = new PageCache(1000);
  for (const key of ['/a', '/b', '/c']) cache.set(key, page(), cache.generation);
  for (const key of ['/a', '/b']) cache.get(key, NOW);
  for (let index = 0; index < 1000; index += 1) cache.set(`/made-up-${index}`, page(), cache.generation);
  expect(['/a', '/b', '/c', '/made-up-999'].filter((key) => cache.get(key, NOW))).toEqual(['/a', '/b', '/made-up-999']);
});

test('what is read again and again has a share of the room, and no more', () => {
  const cache = new PageCache(1000);
  const keys = Array.from({ length: 10 }, (_, index) => `/${index}`);
  for (const key of keys) cache.set(key, page(), cache.generation);
  for (const key of keys) cache.get(key, NOW);
  cache.set('/new', page(), cache.generation);
  cache.set('/newer', page(), cache.generation);
  expect(keys.filter((key) => cache.get(key, NOW))).toEqual(keys.slice(2));
});

test('what nobody asks for any more is forgotten, and its room is free', () => {
  const cache = new PageCache(200);
  cache.set('old /a', page(), cache.generation);
  cache.set('new /a', page(), cache.generation);
  cache.keepOnly((key) => key.startsWith('new'));
  cache.set('new /b', page(), cache.generation);
  expect(['old /a', 'new /a', 'new /b'].filter((key) => cache.get(key, NOW))).toEqual(['new /a', 'new /b']);
});
