import {
  LANGUAGES,
  type ArticleCategory,
  type ArticlesPage,
  type ArticleTag,
  type Localised,
  type PersonListItem,
  type ProductionsPage,
} from '@vestibule/contracts';
import {
  articles,
  articleTags,
  events,
  pages,
  persons,
  productions,
  series,
  terms,
  venues,
} from '../../../../../engines/records/tables';
import type { Houses } from '../houses';
import { shownIn } from '../records';

const SIZE = 10;
/**
 * Of a kind with more records than this every third is requested: the site's answers are checked against the contract,
 * which takes its time.
 */
const MANY = 200;

/** Records that are not events, and the page of every kind, against the rows of the database. */
export function recordsSuite(houses: Houses): void {
  const get = async <T>(path: string) => (await houses.site.visitor().get(path)).json<T>();

  test('every record has its page, in the requested language where it has texts in it', async () => {
    const { db } = houses.site;
    const own = (row: { title: Localised }) => [row.title];
    const kinds: Readonly<Record<string, readonly { id: number; texts: readonly Localised[] }[]>> = {
      events: (await db.select().from(events)).map((row) => ({ id: row.id, texts: own(row) })),
      productions: (await db.select().from(productions)).map((row) => ({ id: row.id, texts: own(row) })),
      articles: (await db.select().from(articles)).map((row) => ({ id: row.id, texts: own(row) })),
      persons: (await db.select().from(persons)).map((row) => ({ id: row.id, texts: [row.body, row.function] })),
      venues: (await db.select().from(venues)).map((row) => ({ id: row.id, texts: [row.title, row.body] })),
      series: (await db.select().from(series)).map((row) => ({ id: row.id, texts: [row.title, row.body] })),
    };
    for (const [kind, rows] of Object.entries(kinds)) {
      expect(rows.length).toBeGreaterThan(0);
      const asked = rows.filter((_, index) => rows.length <= MANY || index % 3 === 0);
      for (const [index, { id, texts }] of asked.entries()) {
        const lang = LANGUAGES[index % LANGUAGES.length] ?? 'de';
        const said = Object.assign(
          {},
          ...LANGUAGES.map((one) => ({ [one]: texts.map((text) => text[one] ?? '').join('') })),
        ) as Localised;
        const path = `/${lang}/api/${kind}/${id}/`;
        const answer = await houses.site.visitor().get(path);
        const { lang: shown, names } = answer.json<{ lang: string; names: Localised }>();
        expect([path, answer.statusCode, shown, Object.keys(names)]).toEqual([
          path,
          200,
          shownIn(lang, said),
          [...LANGUAGES],
        ]);
        for (const one of LANGUAGES) expect(names[one]).toMatch(/^[a-z0-9-]+$/);
      }
    }
  });

  test('content pages answer in each language that they have an address in', async () => {
    for (const { path } of await houses.site.db.select().from(pages))
      for (const lang of LANGUAGES) {
        const own = path[lang];
        if (own === undefined) continue;
        // A page's address is requested without the language that it begins with.
        const address = `/${lang}/pageeditor-api/page${own.replace(`/${lang}`, '')}`;
        expect([address, (await houses.site.visitor().get(address)).statusCode]).toEqual([address, 200]);
      }
  });

  test('articles: all of them, of each category, of a tag, page by page, the newest first', async () => {
    const rows = await houses.site.db.select().from(articles);
    const tagged = await houses.site.db.select().from(articleTags);
    const categories = await get<ArticleCategory[]>('/cs/api/article-categories/');
    const tags = await get<ArticleTag[]>('/en/api/article-tags/');
    expect(new Set(categories.map(({ id }) => id))).toEqual(
      new Set(rows.flatMap(({ categoryId }) => categoryId ?? [])),
    );
    expect(tags.map(({ id, count }) => [id, count]).sort()).toEqual(
      [...new Set(tagged.map(({ termId }) => termId))]
        .map((id) => [id, tagged.filter(({ termId }) => termId === id).length])
        .sort(),
    );
    const choices = [
      {},
      ...categories.map(({ id }) => ({ category: id })),
      ...tags.slice(0, 8).map(({ id }) => ({ tag: id })),
      { category: categories[0]?.id, tag: tags[0]?.id },
    ];
    for (const [index, { category, tag }] of (choices as { category?: number; tag?: number }[]).entries()) {
      const own = rows
        .filter(
          (row) =>
            (category === undefined || row.categoryId === category) &&
            (tag === undefined || tagged.some(({ articleId, termId }) => articleId === row.id && termId === tag)),
        )
        .sort((a, b) => (b.date ?? '').localeCompare(a.date ?? '') || b.id - a.id);
      const query = new URLSearchParams(
        Object.entries({ category, tag }).flatMap(([key, value]) =>
          value === undefined ? [] : [[key, String(value)]],
        ),
      );
      const found: number[] = [];
      let next: string | null = `/${LANGUAGES[index % LANGUAGES.length]}/api/articles/?${query.toString()}`;
      while (next !== null) {
        const page: ArticlesPage = await get<ArticlesPage>(next);
        expect(page.count).toBe(own.length);
        expect(page.results.length).toBeLessThanOrEqual(SIZE);
        found.push(...page.results.map(({ id }) => id));
        next = page.next;
      }
      expect({ category, tag, found }).toEqual({ category, tag, found: own.map(({ id }) => id) });
    }
  });

  test('productions: of a season, a type, a tag, from a day on, page by page, the one that ends first at the top', async () => {
    const rows = await houses.site.db.select().from(productions);
    const types = new Map((await houses.site.db.select().from(terms)).map(({ id, slug }) => [id, slug]));
    const seasons = [...new Set(rows.flatMap(({ seasonId }) => seasonId ?? []))];
    const kinds = [...new Set(rows.flatMap(({ typeId }) => types.get(typeId ?? 0) ?? []))];
    const choices = [
      {},
      { date: '06-05-2013' },
      { date: '24-12-2026' },
      ...seasons.map((season) => ({ season })),
      ...kinds.map((exhibition_type) => ({ exhibition_type, date: '01-01-2020' })),
    ];
    for (const [index, { season, exhibition_type: type, date }] of (
      choices as { season?: number; exhibition_type?: string; date?: string }[]
    ).entries()) {
      const first = date?.split('-').reverse().join('-') ?? '2026-11-28';
      const own = rows
        .filter(({ dateTo }) => dateTo === null || dateTo >= first || (season !== undefined && date === undefined))
        .filter(
          (row) =>
            (season === undefined || row.seasonId === season) &&
            (type === undefined || types.get(row.typeId ?? 0) === type),
        )
        .sort((a, b) => (a.dateTo ?? '9999').localeCompare(b.dateTo ?? '9999') || a.id - b.id);
      const given = { season, exhibition_type: type, date, page_size: 50 };
      const query = new URLSearchParams(
        Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
      );
      const found: number[] = [];
      let next: string | null = `/${LANGUAGES[index % LANGUAGES.length]}/api/productions/?${query.toString()}`;
      while (next !== null) {
        const page: ProductionsPage = await get<ProductionsPage>(next);
        found.push(...page.results.map(({ id }) => id));
        next = page.next;
      }
      expect({ given, found }).toEqual({ given, found: own.map(({ id }) => id) });
    }
  });

  test('persons: everybody, in the order of the house', async () => {
    const rows = await houses.site.db.select({ id: persons.id }).from(persons);
    for (const lang of LANGUAGES)
      expect((await get<PersonListItem[]>(`/${lang}/api/persons/`)).map(({ id }) => id)).toEqual(
        rows.map(({ id }) => id).sort((a, b) => a - b),
      );
  });
}
