import { matchRoutes } from 'react-router-dom';
import { LANGUAGES } from '../languages';
import { languagesOfRoute, routePattern } from '../remote/route-pattern';
import { exampleSite } from '@vestibule/testkit/example-site';
import { RouteMatcher } from './route-matcher';
import { routesOf } from './site';

const odd = ['/', '/de/', '/de/a?/b', '/de/:x/b', '/de/a.b/:id', '/de/a+b', '/de/files/*', '/de/Äpfel/:id', '*'];
const patterns = [
  ...routesOf(exampleSite()).flatMap((route) => languagesOfRoute(route).map((lang) => routePattern(route, lang))),
  ...odd,
];
const routes = patterns.map((path) => ({ path, handle: path }));
const matcher = new RouteMatcher(routes);

const beginnings = ['', '/', '/x', ...LANGUAGES.map((lang) => `/${lang}`), '/DE', '//de', '/%64e'];
const ends = [
  '',
  '/',
  '/events',
  '/veranstaltungen/a/7',
  '/VERANSTALTUNGEN',
  '/veranstaltungenx',
  '/ver%61nstaltungen/',
];
const more = [
  '/search',
  '/search/a/2',
  '/a/b',
  '/b',
  '/a.b/1',
  '/axb/1',
  '/a+b',
  '/aab',
  '/files',
  '/files/a/b',
  '/äPFEL/1',
];
const tails = ['/%C3%A4pfel/1', '/series/1', '/series/a/1', '/a%2Fb/b', '?a=b', '/events?a', '/events#a'];
const paths = beginnings.flatMap((start) => [...ends, ...more, ...tails].map((end) => start + end));

describe('route matcher', () => {
  test('finds the same as react-router among all routes', () => {
    const found = paths.map((path) => [path, matcher.match(path)]);
    const expected = paths.map((path) => {
      const match = matchRoutes(routes, path)?.at(-1);
      return [path, match && { handle: match.route.path, params: match.params }];
    });
    expect(found).toEqual(expected);
    // Control: these paths lead to many routes.
    expect(new Set(found.map(([, match]) => JSON.stringify(match))).size).toBeGreaterThan(40);
  });

  test('of another beginning than every route’s, nothing is found', () =>
    expect(new RouteMatcher([{ path: '/de/a', handle: 1 }]).match('/en/a')).toBeUndefined());
});
