import type { RemoteManifest } from '@vestibule/contracts';
import { ACTION_NAMES } from '@vestibule/contracts/remote/action';
import { checkRoutes } from './check-routes';

type Route = RemoteManifest['routes'][number];
const check = (path: string, changes: Partial<Route> = {}) => {
  const route: Route = {
    id: 'hub/a',
    path: { de: 'a', en: path, cs: 'a' },
    page: './pages/a',
    layout: 'default',
    bodyClass: 'none',
    hydrate: 'idle',
    ...changes,
  };
  return checkRoutes({ name: 'hub', routes: [route] }).map(
    ({ check: kind, where, message }) => `${kind} · ${where}: ${message}`,
  );
};

describe('check routes', () => {
  test.each(['', '*', 'a', 'a.b/c-d_e', 'series/:slug?/:id', 'a/*', 'apis', 'media'])('the path %j is one', (path) => {
    expect(check(path, { middleware: ['logged-in', 'shop-online'] })).toEqual([]);
  });

  test.each([
    ['/a', 'begins with a slash'],
    ['api', 'is below /api'],
    ['pageeditor-api/x', 'is below /pageeditor-api'],
    ['a//b', 'is no pattern'],
    ['*/a', 'is no pattern'],
    ['a/:', 'is no pattern'],
    ['a/(b)', 'is no pattern'],
    ['a b', 'is no pattern'],
    ['../a', 'is no pattern'],
    ['a?b=1', 'is no pattern'],
    [':id/:id', 'it has :id twice'],
  ])('the path %j is refused, with its field', (path, message) => {
    expect(check(path)[0]).toContain('routes · hub/remote.ts, route hub/a, path.en: ');
    expect(check(path)[0]).toContain(message);
  });

  test.each(['media', 'remotes', 'compositions', 'offline', 'metrics', 'sw.js'])(
    'a page without language prefix may not take an address of the gateway: /%s',
    (address) => {
      expect(check('a', { localised: false, path: { de: `${address}/a`, en: '', cs: '' } })).toEqual([
        expect.stringContaining(`path.de: "${address}/a" is below /${address}`),
      ]);
    },
  );

  const SENT = { endpoint: 'postForm', done: 'sent' } as const;

  test('an action takes posts when its call has all it needs, and the page reads that it is done', () => {
    const path = { de: 'a/:id', en: '', cs: 'a/:id/:slug?' };
    expect(check('a/b/:id', { path: { ...path, en: 'a/b/:id' }, query: ['sent'], action: SENT })).toEqual([]);
    expect(check('', { path: { ...path, en: 'a/:id?' }, query: [], action: SENT })).toEqual([
      'routes · hub/remote.ts, route hub/a, action: the page does not read the parameter "sent": query must have it',
      'routes · hub/remote.ts, route hub/a, action: postForm needs :id, which path.en does not always have',
    ]);
  });

  test.each(['sendForm', 'form', 'toString', 'postLater'])('the call %s cannot be an action', (endpoint) => {
    const action = { ...SENT, endpoint } as unknown as NonNullable<Route['action']>;
    expect(check('a', { query: ['sent'], action })).toEqual([
      `routes · hub/remote.ts, route hub/a, action: no call "${endpoint}" takes posts, only ${ACTION_NAMES.join(', ')}`,
    ]);
  });

  test('a route replaces routes of other remotes, each once, and none of its own remote', () => {
    expect(check('a', { replaces: ['desk/sale', 'events'] })).toEqual([]);
    expect(check('a', { replaces: ['desk/sale', 'desk/sale', '/Desk', 'hub/a', 'hub/before'] })).toEqual(
      [
        'it has desk/sale twice',
        '"/Desk" is no id of a route',
        'hub/a is a route of hub itself, which keeps its id when it moves',
        'hub/before is a route of hub itself, which keeps its id when it moves',
      ].map((message) => `routes · hub/remote.ts, route hub/a, replaces: ${message}`),
    );
  });

  test('middleware that the shell does not have is refused', () => {
    const middleware = ['logged-out'] as unknown as NonNullable<Route['middleware']>;
    expect(check('a', { middleware })).toEqual([
      'routes · hub/remote.ts, route hub/a, middleware: there is no middleware "logged-out", only logged-in and shop-online',
    ]);
  });
});
