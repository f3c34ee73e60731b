import { pageTarget } from './page-target';

const of = (address: string, query: readonly string[] | undefined, whole = false) =>
  pageTarget(new URL(address, 'http://museum.example'), { query }, whole);

describe('page target', () => {
  test.each([
    ['/de/news?page=2&x=1&y=2', ['page'], '/de/news?page=2'],
    ['/de/news?b=2&a=1', ['a', 'b'], '/de/news?a=1&b=2'],
    ['/de/news?page=2&page=3', ['page'], '/de/news?page=2'],
    ['/de/besuch?utm_source=a&anything', [], '/de/besuch'],
  ] as const)('%s of a page that reads %j is %s', (address, query, path) =>
    expect(of(address, query)).toEqual({ path, storable: true }),
  );

  test('an undeclared query of a page is passed on, but makes no page of its own in the cache', () => {
    expect(of('/de/archiv?band=3&utm_source=a', undefined)).toEqual({ path: '/de/archiv?band=3', storable: false });
    expect(of('/de/archiv', undefined)).toEqual({ path: '/de/archiv', storable: true });
  });

  test('unpublished content is no page of the cache; where it cannot be requested there is nothing of it', () => {
    expect(of('/de/besuch?preview=a.b', ['preview'])).toEqual({ path: '/de/besuch?preview=a.b', storable: false });
    expect(of('/de/events?preview=a.b', ['page'])).toEqual({ path: '/de/events', storable: true });
  });

  test('a visitor with a session may request more', () =>
    expect(of('/de/besuch?version_id=3', [], true).path).toBe('/de/besuch?version_id=3'));

  test('a path that is no page reads nothing', () => {
    expect(pageTarget(new URL('http://museum.example/x?a=1'), undefined, false)).toEqual({
      path: '/x',
      storable: true,
    });
  });
});
