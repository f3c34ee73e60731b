import type { Tag } from '../tags';
import { TaggedCache, type Loaded } from './tagged-cache';

const FRESH_MS = 60_000;
const DAY_MS = 24 * 3_600_000;
const NOW = Date.UTC(2026, 10, 21);

const value = (text: string, ...tags: Tag[]): Loaded<{ readonly text: string }> => ({ value: { text }, tags });
const load = (text: string, ...tags: Tag[]) => jest.fn(() => Promise.resolve(value(text, ...tags)));
const never = () => Promise.reject(new Error('must not be loaded'));
const cacheOf = (maxSize = 10) =>
  new TaggedCache<{ readonly text: string }>({ freshMs: FRESH_MS, staleMs: DAY_MS, maxSize });
type Cache = ReturnType<typeof cacheOf>;
const isThere = (cache: Cache) => (key: string) => cache.get(key) !== undefined;

/** A load that ends when the test says so. */
function slow(...tags: Tag[]) {
  let end: (text: string) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const promise = new Promise<Loaded<{ readonly text: string }>>((resolve, reject) => {
    end = (text) => resolve(value(text, ...tags));
    fail = reject;
  });
  return { load: () => promise, end, fail };
}

describe('tagged cache', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  test('a value that ends is reloaded at that instant, and not used meanwhile, not even stale', async () => {
    const cache = cacheOf();
    cache.set('ends', { ...value('a'), until: NOW + 10 });
    cache.set('lasts', value('a'));
    jest.advanceTimersByTime(9);
    expect(cache.find('ends', never).loading).toBeUndefined();
    jest.advanceTimersByTime(1);
    expect(cache.find('lasts', never).loading).toBeUndefined();
    const { hit, loading } = cache.find('ends', load('b'));
    expect([hit, (await loading)?.value]).toEqual([undefined, { text: 'b' }]);
    expect(cache.find('ends', never)).toMatchObject({ hit: { value: { text: 'b' } } });
  });

  describe('loads', () => {
    test('once for all that ask meanwhile, and not again while the value is fresh', async () => {
      const cache = cacheOf();
      const once = load('a');
      const [one, other] = [cache.find('key', once), cache.find('key', once)];
      expect([(await one.loading)?.value, (await other.loading)?.value]).toEqual([{ text: 'a' }, { text: 'a' }]);
      jest.advanceTimersByTime(FRESH_MS - 1);
      expect(cache.find('key', never)).toEqual({ hit: { ...value('a'), age: FRESH_MS - 1 }, loading: undefined });
      expect(once).toHaveBeenCalledTimes(1);
    });

    test('in the background for a caller with a stale value; a load that fails leaves it', async () => {
      const cache = cacheOf();
      cache.set('key', value('old'));
      jest.advanceTimersByTime(FRESH_MS);
      const { hit, loading } = cache.find('key', () => Promise.reject(new Error('away')));
      expect(hit?.value).toEqual({ text: 'old' });
      await expect(loading).rejects.toThrow('away');
      await cache.find('key', load('new')).loading;
      expect(cache.find('key', never).hit?.value).toEqual({ text: 'new' });
    });

    test('a stale value for as long as it is better than none, and no longer', () => {
      const cache = cacheOf();
      cache.set('key', value('old'));
      jest.advanceTimersByTime(FRESH_MS + DAY_MS);
      expect(cache.get('key')?.value).toEqual({ text: 'old' });
      jest.advanceTimersByTime(1);
      expect(cache.get('key')).toBeUndefined();
    });

    test('each time a value that is not to be stored', async () => {
      const cache = cacheOf();
      const failed = jest.fn(() => Promise.resolve({ ...value('gap'), keep: false }));
      for (let times = 0; times < 2; times += 1)
        expect((await cache.find('key', failed).loading)?.value).toEqual({ text: 'gap' });
      expect(failed).toHaveBeenCalledTimes(2);
    });

    test('though there is a fresh value, when it is requested; the last load that began counts', async () => {
      const cache = cacheOf();
      const [first, second] = [slow(), slow()];
      const one = cache.find('key', first.load).loading;
      const other = cache.refresh('key', second.load);
      second.end('second');
      await other;
      first.end('first');
      await one;
      expect(cache.find('key', never).hit?.value).toEqual({ text: 'second' });
      await expect(cache.refresh('key', never)).rejects.toThrow('must not');
      expect(cache.find('key', never).hit?.value).toEqual({ text: 'second' });
    });
  });

  describe('a purge', () => {
    test('drops values that depend on its tags, and no others', () => {
      const cache = cacheOf();
      cache.set('/de', value('a', 'page:1', 'events'));
      cache.set('/de/besuch', value('b', 'page:2'));
      cache.purge(['page:1', 'page:7']);
      expect(['/de', '/de/besuch'].filter(isThere(cache))).toEqual(['/de/besuch']);
    });

    test('during a load makes its result stale: a caller after the purge gets another load', async () => {
      const cache = cacheOf();
      const [before, after] = [slow('page:1'), slow('page:1')];
      const wanted: boolean[] = [];
      const first = cache.find('key', (isCurrent) =>
        before.load().finally(() => void wanted.push(isCurrent())),
      ).loading;
      cache.purge(['page:1']);
      const second = cache.find('key', after.load).loading;
      before.end('old');
      expect((await first)?.value).toEqual({ text: 'old' });
      expect(wanted).toEqual([false]);
      expect(cache.get('key')).toBeUndefined();
      after.end('new');
      await second;
      expect(cache.find('key', never).hit?.value).toEqual({ text: 'new' });
    });

    test('during a load that fails leaves the load after it alone', async () => {
      const cache = cacheOf();
      const [before, after] = [slow(), slow()];
      const first = cache.find('key', before.load).loading;
      cache.purge(['events']);
      const second = cache.find('key', after.load).loading;
      before.fail(new Error('away'));
      await expect(first).rejects.toThrow('away');
      expect(cache.find('key', never).loading).toBe(second);
      after.end('new');
      await second;
      expect(isThere(cache)('key')).toBe(true);
    });
  });

  test('a cleared cache stores nothing, not even a running load', async () => {
    const cache = cacheOf();
    cache.set('a', value('a'));
    const late = slow();
    const loading = cache.find('b', late.load).loading;
    cache.clear();
    late.end('b');
    await loading;
    expect(['a', 'b'].filter(isThere(cache))).toEqual([]);
  });

  describe('when there is no room', () => {
    test('the values that were requested longest ago go', () => {
      const cache = cacheOf(3);
      for (const key of ['a', 'b', 'c']) cache.set(key, value(key));
      cache.get('a');
      cache.set('d', value('d'));
      expect(['a', 'b', 'c', 'd'].filter(isThere(cache))).toEqual(['a', 'c', 'd']);
    });

    test('a client that requests a thousand keys once does not empty it', () => {
      const cache = cacheOf();
      for (const key of ['a', 'b', 'c']) cache.set(key, value(key));
      for (const key of ['a', 'b']) cache.get(key);
      for (let index = 0; index < 1000; index += 1) cache.set(`made-up-${index}`, value('x'));
      expect(['a', 'b', 'c', 'made-up-999'].filter(isThere(cache))).toEqual(['a', 'b', 'made-up-999']);
    });

    test('keys that are read repeatedly have a share of it, and no more', () => {
      const cache = cacheOf();
      const keys = Array.from({ length: 10 }, (_, index) => String(index));
      for (const key of keys) cache.set(key, value(key));
      for (const key of keys) cache.get(key);
      cache.set('new', value('x'));
      cache.set('newer', value('x'));
      expect(keys.filter(isThere(cache))).toEqual(keys.slice(2));
    });

    test('keys that are never read again are dropped, and their room is free', () => {
      const cache = cacheOf(2);
      cache.set('old a', value('a'));
      cache.set('new a', value('a'));
      cache.keepOnly((key) => key.startsWith('new'));
      cache.set('new b', value('b'));
      expect(['old a', 'new a', 'new b'].filter(isThere(cache))).toEqual(['new a', 'new b']);
    });

    test('it is counted in sizes, and a value larger than all of it is not stored', () => {
      const cache = new TaggedCache<string>({ freshMs: FRESH_MS, maxSize: 100, sizeOf: ({ length }) => length });
      for (const [key, size] of [
        ['a', 60],
        ['b', 40],
        ['c', 30],
        ['large', 101],
      ] as const)
        cache.set(key, { value: 'x'.repeat(size), tags: [] });
      expect(['a', 'b', 'c', 'large'].filter((key) => cache.get(key))).toEqual(['b', 'c']);
      cache.set('b', { value: 'x'.repeat(90), tags: [] });
      expect(cache.get('b')?.value).toHaveLength(90);
      expect(['c'].filter((key) => cache.get(key))).toEqual([]);
    });
  });
});
