import { SiteError } from '@vestibule/contracts';
import type { Tag } from '@vestibule/contracts/tags';
import { DataCache } from './data-cache';

const answer = (value: unknown, ...tags: Tag[]) => Promise.resolve({ value, tags });
const never = () => Promise.reject(new Error('must not be asked'));

describe('data cache', () => {
  test('one call answers all that ask meanwhile, and those after', async () => {
    const cache = new DataCache();
    const load = jest.fn(() => answer('events', 'events'));
    const [a, b] = await Promise.all([cache.get('key', load), cache.get('key', load)]);
    expect([a.value, b.value, (await cache.get('key', never)).value]).toEqual(['events', 'events', 'events']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('a purge forgets by tag, also an answer that is still on its way', async () => {
    const cache = new DataCache();
    let release: () => void = () => undefined;
    const late = new Promise<void>((resolve) => (release = resolve));
    const first = cache.get('key', () => late.then(() => answer('old', 'page:1')));
    cache.purge(['page:1']);
    release();
    expect((await first).value).toBe('old');
    expect((await cache.get('key', () => answer('new', 'page:1'))).value).toBe('new');
  });

  describe('when the backend is away', () => {
    beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
    afterEach(() => jest.useRealTimers());

    test('an old answer is better than none; a refusal is an answer', async () => {
      const cache = new DataCache();
      await cache.get('key', () => answer('old', 'events'));
      jest.advanceTimersByTime(60_000);
      expect((await cache.get('key', () => Promise.reject(new SiteError('unavailable', 503, 'away')))).value).toBe(
        'old',
      );
      await expect(
        cache.get('key', () => Promise.reject(new SiteError('not_found', 404, 'gone'))),
      ).rejects.toMatchObject({ status: 404 });
    });
  });
});
