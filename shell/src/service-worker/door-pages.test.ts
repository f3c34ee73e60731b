import { DOOR_CACHE, SESSION_ENDED } from '@vestibule/contracts/offline/door-cache';
import { forgetDoors, keepDoorPage, keptDoorPage } from './door-pages';

const NOW = Date.parse('2026-11-21T16:00:00Z');
const DOOR = new URL('https://example.org/cms-hub/box-office/7/door');

/** An answer as far as the worker looks at it. */
const answered = (status: number, type = 'basic') =>
  ({
    status,
    type,
    ok: status === 200,
    headers: new Map([['date', new Date(NOW).toUTCString()]]),
  }) as unknown as Response;

const kept = new Map<string, Map<string, Response>>();
describe('door pages', () => {
  beforeEach(() => {
    kept.clear();
    const open = (name: string) => {
      const cache = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, cache);
      return Promise.resolve({
        put: (path: string, answer: Response) => Promise.resolve(void cache.set(path, answer)),
      });
    };
    const match = (path: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(kept.get(cacheName)?.get(path));
    const remove = (name: string) => Promise.resolve(kept.delete(name));
    Object.assign(globalThis, { caches: { open, match, delete: remove } });
  });

  test('the page of a door is good for a day without network, and no other page is', async () => {
    const page = answered(200);
    await keepDoorPage(DOOR, page);
    expect(await keptDoorPage(DOOR, NOW + 23 * 3_600_000)).toBe(page);
    expect(await keptDoorPage(DOOR, NOW + 25 * 3_600_000)).toBeUndefined();
    for (const path of ['/cms-hub/box-office/8/door', '/cms-hub/box-office/7', '/cms-hub', '/de/user/profile'])
      expect(await keptDoorPage(new URL(path, DOOR), NOW)).toBeUndefined();
  });

  test.each([
    ['a login that has ended', answered(401)],
    ['a right that was taken away', answered(403)],
    ['a way to another page', answered(0, 'opaqueredirect')],
  ])('%s leaves nothing', async (_, answer) => {
    await keepDoorPage(DOOR, answered(200));
    await keepDoorPage(DOOR, answer);
    expect(kept.has(DOOR_CACHE)).toBe(false);
  });

  test('a server in trouble, or the offline page, changes nothing', async () => {
    const page = answered(200);
    await keepDoorPage(DOOR, page);
    await keepDoorPage(DOOR, answered(503));
    expect(await keptDoorPage(DOOR, NOW)).toBe(page);
  });

  test('a page that is looked for and not there leaves no empty cache', async () => {
    expect(await keptDoorPage(DOOR, NOW)).toBeUndefined();
    expect(kept.has(DOOR_CACHE)).toBe(false);
  });

  /** Response of the worker to a call; undefined where it leaves it alone. */
  function callOf(path: string, method = 'POST'): Promise<Response> | undefined {
    const listeners: ((event: unknown) => void)[] = [];
    const told: unknown[] = [];
    Object.assign(globalThis, {
      addEventListener: (_: string, listen: (event: unknown) => void) => void listeners.push(listen),
      clients: { matchAll: () => Promise.resolve([{ postMessage: (message: unknown) => void told.push(message) }]) },
    });
    forgetDoors();
    let answer: Promise<Response> | undefined;
    for (const listen of listeners)
      listen({
        request: { method, url: `https://example.org${path}` },
        respondWith: (given: Promise<Response>) => (answer = given),
      });
    tellings = told;
    return answer;
  }
  let tellings: readonly unknown[] = [];

  test.each(['/api/user-logout/', '/api/login/'])(
    '%s deletes data that an open door stores meanwhile, and notifies it',
    async (path) => {
      await keepDoorPage(DOOR, answered(200));
      const fetched = jest.fn(async () => {
        expect(kept.has(DOOR_CACHE)).toBe(false);
        expect(tellings).toEqual([]);
        await keepDoorPage(DOOR, answered(200));
        return answered(200);
      });
      Object.assign(globalThis, { fetch: fetched });
      expect((await callOf(path))?.status).toBe(200);
      expect(kept.has(DOOR_CACHE)).toBe(false);
      expect(tellings).toEqual([SESSION_ENDED]);
    },
  );

  test('a logout without network fails as it does without a worker, and leaves no door', async () => {
    await keepDoorPage(DOOR, answered(200));
    Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    await expect(callOf('/api/user-logout/')).rejects.toThrow('Failed to fetch');
    expect(kept.has(DOOR_CACHE)).toBe(false);
  });

  test('other calls are left alone', () => {
    expect(callOf('/api/tickets/check-in/')).toBeUndefined();
    expect(callOf('/api/login/', 'GET')).toBeUndefined();
  });
});
