import { schemaProblems } from '@vestibule/testkit/schema-org/problems';
import { jsonLdOf, safeJson } from './json-ld';

const site = {
  lang: 'de',
  product: 'Salzhof',
  homeTitle: 'Startseite',
  search: '/de/suche',
  absolute: (path: string) => `https://example.org${path}`,
} as const;
const meta = { title: 'Anreise', urls: {}, breadcrumbs: [{ title: 'Anreise', url: '/de/anreise' }] };

describe('json ld', () => {
  test('nothing in it can end the script element', () => {
    const text = safeJson({ a: '</script><script>alert(1)</script><!--', b: '\u2028\u2029' });
    expect(text).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(text)).toEqual({ a: '</script><script>alert(1)</script><!--', b: '\u2028\u2029' });
  });

  test('site with search, path to the page, and the page’s own objects', () => {
    const graph = JSON.parse(jsonLdOf(site, { ...meta, jsonLd: [{ '@type': 'Event', name: 'Orgel' }] })) as {
      '@graph': Record<string, unknown>[];
    };
    expect(graph['@graph'].map((node) => node['@type'])).toEqual(['WebSite', 'BreadcrumbList', 'Event']);
    expect(graph['@graph'][0]).toMatchObject({
      potentialAction: { target: { urlTemplate: 'https://example.org/de/suche?q={search_term_string}' } },
    });
    expect(graph['@graph'][1]).toMatchObject({
      itemListElement: [{ position: 1, name: 'Startseite', item: 'https://example.org/de' }, { position: 2 }],
    });
  });

  test('an entry that cannot be visited is no step for search engines', () => {
    const breadcrumbs = [{ title: 'Besuch', url: '' }, ...meta.breadcrumbs];
    expect(jsonLdOf(site, { ...meta, breadcrumbs })).toBe(jsonLdOf(site, meta));
  });

  test('home has no way to itself', () => {
    expect(schemaProblems(JSON.parse(jsonLdOf(site, meta)))).toEqual([]);
    expect(jsonLdOf(site, { ...meta, breadcrumbs: [] })).not.toContain('BreadcrumbList');
  });
});
