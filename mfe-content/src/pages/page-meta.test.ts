import { page } from '../testing/records';
import { isHome, pageMeta } from './page-meta';

describe('page meta', () => {
  test('title, description, and only the languages that there are', () => {
    expect(pageMeta(page())).toMatchObject({
      title: 'Orgel',
      description: 'Alles über die Orgel',
      urls: { de: '/de/museum/orgel', en: '/en/museum/organ' },
      breadcrumbs: [{ title: 'Orgel', url: '/de/museum/orgel' }],
      noindex: false,
    });
    expect(pageMeta(page()).urls).not.toHaveProperty('cs');
  });

  test('the shell’s own Home is not repeated', () => {
    const breadcrumbs = [{ title: 'Willkommen', url: '/de' }, ...page().breadcrumbs];
    expect(pageMeta(page({ breadcrumbs })).breadcrumbs).toEqual(page().breadcrumbs);
  });

  test('a step that cannot be visited stays, without an address', () => {
    const visit = { title: 'Besuch', url: '' };
    const breadcrumbs = [{ title: 'Willkommen', url: '/de' }, visit, ...page().breadcrumbs];
    expect(pageMeta(page({ breadcrumbs })).breadcrumbs).toEqual([visit, ...page().breadcrumbs]);
  });

  test('a title for search engines wins', () =>
    expect(pageMeta(page({ meta_title: 'Die große Orgel' })).title).toBe('Die große Orgel'));
  test('share tags have their own words, else those for search engines, else the headline', () => {
    const own = { og_title: 'Die Orgel!', og_description: 'Hören', og_type: 'video.movie' };
    expect(pageMeta(page({ ...own, meta_title: 'Orgel | Haus' })).share).toEqual({
      title: 'Die Orgel!',
      description: 'Hören',
      type: 'video.movie',
    });
    expect(pageMeta(page({ meta_title: 'Orgel | Haus', headline: 'Königin' })).share).toEqual({
      title: 'Orgel | Haus',
    });
    expect(pageMeta(page({ headline: 'Königin' })).share).toEqual({ title: 'Königin' });
  });
  test('an offline page is not indexed', () => expect(pageMeta(page({ is_online: false })).noindex).toBe(true));

  test.each([
    ['', true],
    ['/', true],
    ['/de', true],
    ['/de/', true],
    ['/de/museum', false],
    ['museum', false],
    ['/design', false],
  ])('%j is home: %s', (path, expected) => {
    expect(isHome(page({ path }))).toBe(expected);
    expect(pageMeta(page({ path })).breadcrumbs).toHaveLength(expected ? 0 : 1);
  });

  test('names the pages that share its header, in every language', () => {
    expect(pageMeta(page()).siblings).toBeUndefined();
    const siblings = [{ urls: { de: '/de/schloss/garten', en: '/en/castle/gardens', cs: undefined } }];
    expect(pageMeta(page({ siblings })).siblings).toEqual(['/de/schloss/garten', '/en/castle/gardens']);
  });
});
