import type { RemoteManifest } from '@vestibule/contracts';
import { checkCollisions } from './check-collisions';

type Route = RemoteManifest['routes'][number];
const route = (id: `${string}/${string}`, path: string, localised?: boolean): Route => ({
  id,
  path: { de: path, en: path, cs: path },
  ...(localised !== undefined && { localised }),
  page: './pages/a',
  layout: 'default',
  bodyClass: 'none',
  hydrate: 'idle',
});
const messages = (mine: Route, theirs: Route) =>
  checkCollisions({ name: 'hub', routes: [mine], slots: [] }, [{ name: 'other', routes: [theirs], slots: [] }]).map(
    ({ message }) => message,
  );

test('a localised path collides in each language', () => {
  expect(messages(route('hub/a', 'a/:id'), route('other/a', 'a/:slug'))).toEqual([
    '/de/a/:id is the path of other/a of other',
    '/en/a/:id is the path of other/a of other',
    '/cs/a/:id is the path of other/a of other',
  ]);
});

test('a path without prefix collides with its like only', () => {
  expect(messages(route('hub/a', 'a', false), route('other/a', 'a'))).toEqual([]);
  expect(messages(route('hub/a', 'a', false), route('other/a', 'a', false))).toEqual([
    '/a is the path of other/a of other',
  ]);
});

test('a remote collides with itself where it declares a name, a path or a slot twice', () => {
  const own = {
    name: 'hub',
    routes: [route('hub/a', 'a/:id'), route('hub/b', 'a/:slug'), route('hub/a', 'c')],
    slots: [
      { slot: 'footer-info', expose: './slots/one', hydrate: 'idle' },
      { slot: 'footer-info', expose: './slots/two', hydrate: 'idle' },
    ],
  } as const;
  expect(checkCollisions(own, []).map(({ where, message }) => `${where}: ${message}`)).toEqual(
    [
      'hub/remote.ts, route hub/b: /de/a/:id is the path of hub/a of the same remote',
      'hub/remote.ts, route hub/b: /en/a/:id is the path of hub/a of the same remote',
      'hub/remote.ts, route hub/b: /cs/a/:id is the path of hub/a of the same remote',
      'hub/remote.ts, route hub/a: the same remote has a route of this name',
      'hub/remote.ts, slot footer-info: the same remote fills this slot',
    ].map((line) => line.replace(/:id is/, ':slug is')),
  );
});
