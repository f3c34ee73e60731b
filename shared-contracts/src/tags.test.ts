import { ALL_TAGS, parseTags, tagOf, tagsOf } from './tags';
import { exampleSitemap } from './examples/sitemap';

describe('tags', () => {
  test('everything that a record can be shown by has a tag', () => {
    expect(new Set(ALL_TAGS).size).toBe(ALL_TAGS.length);
    for (const tag of [
      'pages',
      'articles',
      'productions',
      'persons',
      'venues',
      'series',
      'forms',
      'containers',
      'redirects',
      'nav',
    ])
      expect(ALL_TAGS).toContain(tag);
    for (const { kind, id } of exampleSitemap.results) expect(tagOf(kind, id)).toBe(`${kind}:${id}`);
  });

  test('are read as a header lists them, those that this version does not know as well', () => {
    expect(parseTags('page:12, events,,recordings')).toEqual(['page:12', 'events', 'recordings']);
    expect(parseTags(null)).toEqual([]);
    expect(tagsOf(new Headers({ 'x-tags': 'nav,settings' }))).toEqual(['nav', 'settings']);
  });
});
