import { fillPattern } from './paths';

describe('paths', () => {
  test.each([
    ['/de/events/:slug/:id', { slug: 'a b', id: 7 }, '/de/events/a%20b/7'],
    ['/de/series/:slug?/:id', { slug: 'orgel', id: 7 }, '/de/series/orgel/7'],
    ['/de/series/:slug?/:id', { slug: '', id: 7 }, '/de/series/7'],
    ['/de/*', { path: 'besuch/anreise' }, '/de/besuch/anreise'],
    ['/de/*', { path: '' }, '/de/'],
  ] as const)('%s with %j is %s', (pattern, params, path) => expect(fillPattern(pattern, params)).toBe(path));
  test('params stand where the pattern names them, encoded', () => {
    expect(fillPattern('/de/events/:slug/:id', { slug: 'a/b', id: 7 })).toBe('/de/events/a%2Fb/7');
    expect(fillPattern('/de/*', { path: 'besuch/anfahrt' })).toBe('/de/besuch/anfahrt');
  });

  test('an optional part is left out without its param', () => {
    expect(fillPattern('/de/search/:category?/:page?', {})).toBe('/de/search');
    expect(fillPattern('/de/search/:category?/:page?', { category: 'events' })).toBe('/de/search/events');
    expect(fillPattern('/de/search/:category?/:page?', { category: 'events', page: 2 })).toBe('/de/search/events/2');
  });
});
