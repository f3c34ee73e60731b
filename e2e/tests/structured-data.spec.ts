import type { EventDetail, Exhibition } from '@vestibule/contracts';
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

type Node = Readonly<Record<string, unknown>>;
interface Listed {
  readonly next: string | null;
  readonly results: readonly { readonly id: number }[];
}

/** Fields that Google asks for, and those that it recommends as far as the record has the data for them. */
const expectedOf = (record: EventDetail | Exhibition): Readonly<Record<string, boolean>> => ({
  name: true,
  startDate: true,
  location: true,
  eventStatus: true,
  eventAttendanceMode: true,
  organizer: true,
  description: ('summary' in record ? record.subline || record.summary : record.subline || record.text) !== '',
  image: record.image_obj !== null,
  endDate: 'date_end' in record ? record.date_end !== null : record.date_to !== null,
  offers: record.price_from !== null || ('is_free' in record ? record.is_free : record.availability === 'free'),
  [('summary' in record ? 'contributor' : 'performer') as string]: record.persons.length > 0,
});

for (const [kind, pages] of [
  ['events', '/de/veranstaltungen/x/'],
  ['exhibitions', '/de/ausstellungen/x/'],
] as const)
  test(`all ${kind} have the fields that Google asks for and recommends`, async ({ site }) => {
    const get = async <T>(path: string) => JSON.parse((await rawGet(site.origin + path)).body.toString()) as T;
    let seen = 0;
    for (let page = 1, isLast = false; !isLast; page += 1) {
      const { next, results } = await get<Listed>(`/de/api/${kind}/?page_size=50&page=${page}`);
      isLast = next === null;
      for (const { id } of results) {
        const record = await get<EventDetail | Exhibition>(`/de/api/${kind}/${id}/`);
        const html = (await rawGet(site.origin + pages + id)).body.toString();
        const { '@graph': nodes } = JSON.parse([...html.matchAll(SCRIPT)][0]?.[1] ?? '{"@graph":[]}') as {
          '@graph': Node[];
        };
        const shown = nodes.find((node) => 'startDate' in node);
        // Without a day or a place with an address it is none for search engines; other tests make such records.
        const { street = '', city = '' } = record.venue_detail?.address ?? {};
        const known = ('date_start' in record || record.date_from !== null) && (street || city) !== '';
        expect(shown !== undefined, `${kind} ${id}`).toBe(known);
        if (!shown) continue;
        seen += 1;
        const found = Object.fromEntries(Object.keys(expectedOf(record)).map((field) => [field, field in shown]));
        expect(found, `${kind} ${id}`).toEqual(expectedOf(record));
        expect(shown['location'], `${kind} ${id}`).toMatchObject({ name: expect.stringMatching(/./), address: {} });
        for (const offer of [shown['offers'] ?? []].flat())
          expect(offer, `${kind} ${id}`).toMatchObject({
            priceCurrency: 'EUR',
            availability: expect.stringMatching(/^https:\/\/schema\.org\//),
            url: expect.stringMatching(/^https?:/),
          });
      }
    }
    expect(seen).toBeGreaterThan(3);
  });
