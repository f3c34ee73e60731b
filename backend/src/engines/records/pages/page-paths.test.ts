import { pagePaths } from './page-paths';

describe('page paths', () => {
  test('a path is made of the ancestors’ slugs, with the default language’s where there is no translation', () => {
    const paths = pagePaths([
      { id: 3, parent: 2, slug: { de: 'anfahrt', cs: 'cesta' } },
      { id: 1, parent: null, slug: {} },
      { id: 2, parent: null, slug: { de: 'besuch', en: 'visit' } },
      { id: 4, parent: 1, slug: { en: 'about' } },
    ]);
    expect(paths.get(1)).toEqual({ de: '/de', en: '/en', cs: '/cs' });
    expect(paths.get(3)).toEqual({ de: '/de/besuch/anfahrt', en: '/en/visit/anfahrt', cs: '/cs/besuch/cesta' });
    expect(paths.get(4)).toEqual({ de: '/de/about', en: '/en/about', cs: '/cs/about' });
  });

  test('pages in a ring of parents have no path', () => {
    expect(
      pagePaths([
        { id: 'a', parent: 'b', slug: { de: 'a' } },
        { id: 'b', parent: 'a', slug: { de: 'b' } },
      ]).size,
    ).toBe(0);
  });
});
