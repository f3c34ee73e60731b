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

describe('check collisions', () => {
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

  test('a route may have the path of one that it replaces, whichever of both is asked about', () => {
    const taker = { ...route('hub/a', 'a/:id'), replaces: ['other/a'] };
    expect(messages(taker, route('other/a', 'a/:slug'))).toEqual([]);
    expect(messages(route('other/a', 'a/:slug'), taker)).toEqual([]);
    // Control: not of any other.
    expect(messages(taker, route('other/b', 'a/:slug'))).toHaveLength(3);
  });

  test('two routes replace neither the same route nor each other', () => {
    const taker = { ...route('hub/a', 'a'), replaces: ['third/a', 'other/b'] };
    expect(messages(taker, { ...route('other/a', 'b'), replaces: ['third/a'] })).toEqual([
      'other/a of other replaces third/a already',
    ]);
    expect(messages(taker, { ...route('other/b', 'b'), replaces: ['hub/a'] })).toEqual([
      'other/b of other replaces this route, which replaces it: one of both must not',
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
});
