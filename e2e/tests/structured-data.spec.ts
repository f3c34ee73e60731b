import { schemaProblems } from '@vestibule/testkit/schema-org/problems';
import { PAGE_KINDS } from '../fixtures/page-kinds';
import { rawGet } from '../fixtures/raw-get';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/frame.md#search-action

const SCRIPT = /<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

test('the structured data of every kind of page is valid by schema.org and search engines', async ({ site }) => {
  const found = new Set<string>();
  for (const { path } of PAGE_KINDS) {
    const html = (await rawGet(site.origin + path)).body.toString();
    const texts = [...html.matchAll(SCRIPT)].map(([, text]) => text ?? '');
    expect(texts.length, path).toBeLessThanOrEqual(1);
    for (const text of texts) {
      const jsonLd = JSON.parse(text) as { '@graph': { '@type': string }[] };
      expect(schemaProblems(jsonLd), path).toEqual([]);
      for (const node of jsonLd['@graph']) found.add(node['@type']);
    }
  }
  for (const type of ['WebSite', 'BreadcrumbList', 'Museum', 'EventSeries', 'NewsArticle', 'Person', 'Place'])
    expect([...found], type).toContain(type);
  expect([...found].some((type) => type.endsWith('Event'))).toBe(true);
});
