import { fillPattern } from './paths';

test.each([
  ['/de/events/:slug/:id', { slug: 'a b', id: 7 }, '/de/events/a%20b/7'],
  ['/de/series/:slug?/:id', { slug: 'orgel', id: 7 }, '/de/series/orgel/7'],
  ['/de/series/:slug?/:id', { slug: '', id: 7 }, '/de/series/7'],
  ['/de/*', { path: 'besuch/anreise' }, '/de/besuch/anreise'],
  ['/de/*', { path: '' }, '/de/'],
] as const)('%s with %j is %s', (pattern, params, path) => expect(fillPattern(pattern, params)).toBe(path));
