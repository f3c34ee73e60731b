import { DOOR_CACHE } from '@vestibule/contracts/offline/door-cache';
import { keepDoorPage, keptDoorPage } from './door-pages';

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
beforeEach(() => {
  kept.clear();
  const open = (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, cache);
    return Promise.resolve({
      put: (path: string, answer: Response) => Promise.resolve(void cache.set(path, answer)),
      match: (path: string) => Promise.resolve(cache.get(path)),
    });
  };
  const remove = (name: string) => Promise.resolve(kept.delete(name));
  Object.assign(globalThis, { caches: { open, delete: remove } });
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
