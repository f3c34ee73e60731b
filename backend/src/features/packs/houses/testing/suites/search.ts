import { LANGUAGES, type Language, type Localised, type SearchPage, type Suggestion } from '@vestibule/contracts';
import { articles, events, persons, productions } from '../../../../../engines/records/tables';
import type { Houses } from '../houses';

const SAMPLES = 30;
/** Characters of a title that visitors may copy into the field. */
const TYPED = 60;
/** Concerts of one name fill pages of results. */
const PAGES = 5;

interface Sample {
  readonly category: 'events' | 'productions' | 'articles' | 'persons';
  readonly id: number;
  readonly lang: Language;
  readonly title: string;
}

const withoutMarks = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
/** Typed part of a title: as many whole words as fit. */
const typedOf = (title: string): string =>
  title.length <= TYPED ? title : title.slice(0, TYPED).replace(/\s+\S*$/u, '');
const longest = (text: string): string =>
  (text.match(/\p{L}+/gu) ?? []).reduce((best, word) => (word.length > best.length ? word : best), '');

/** The ways in which fingers slip, in the middle of a word. */
const SLIPS: Readonly<Record<string, (word: string, at: number) => string>> = {
  'a letter missing': (word, at) => word.slice(0, at) + word.slice(at + 1),
  'a letter twice': (word, at) => word.slice(0, at) + word.slice(at - 1),
  'two letters changed over': (word, at) =>
    word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
};

/** Records of the houses are found by their titles, however they are typed. */
export function searchSuite(houses: Houses): void {
  let samples: Sample[];
  /** Every word of a title, in small letters. */
  let words: ReadonlySet<string>;
  beforeAll(async () => {
    const { db } = houses.site;
    const titled = (category: Sample['category'], rows: readonly { id: number; title: Localised }[]) =>
      rows.flatMap(({ id, title }, index) => {
        const spoken = LANGUAGES.filter((lang) => title[lang]);
        const lang = spoken[index % spoken.length];
        return lang === undefined ? [] : [{ category, id, lang, title: title[lang] ?? '' }];
      });
    const names = (await db.select().from(persons).orderBy(persons.id)).map(({ id, name }) => ({
      id,
      title: { de: name, en: name, cs: name },
    }));
    const all = [
      ...titled('events', await db.select().from(events).orderBy(events.id)),
      ...titled('productions', await db.select().from(productions).orderBy(productions.id)),
      ...titled('articles', await db.select().from(articles).orderBy(articles.id)),
      ...titled('persons', names),
    ];
    words = new Set(all.flatMap(({ title }) => title.toLowerCase().match(/\p{L}+/gu) ?? []));
    const stride = Math.floor(all.length / SAMPLES);
    samples = all.filter((_, index) => index % stride === 0);
    expect(samples.length).toBeGreaterThanOrEqual(SAMPLES);
  });

  const get = async <T>(path: string) => (await houses.site.visitor().get(path)).json<T>();

  async function isFound({ category, id, lang }: Sample, typed: string): Promise<boolean> {
    const q = encodeURIComponent(typed);
    let next: string | null =
      `/${lang}/api/search/${category === 'events' ? `events/?q=${q}` : `others/?category=${category}&q=${q}`}`;
    for (let page = 0; next !== null && page < PAGES; page += 1) {
      const found: SearchPage = await get<SearchPage>(next);
      if (found.results.some((hit) => hit.id === id)) return true;
      next = found.next;
    }
    return false;
  }
  const isSuggested = async ({ lang, title }: Sample, typed: string) =>
    (await get<Suggestion[]>(`/${lang}/api/search/autocomplete/?q=${encodeURIComponent(typed)}`)).some(
      ({ text }) => text === title,
    );

  async function missed(
    typed: (title: string) => string,
    samplesOf: (sample: Sample) => boolean = () => true,
  ): Promise<string[]> {
    const lost: string[] = [];
    for (const sample of samples.filter(samplesOf)) {
      const asked = typed(typedOf(sample.title));
      if (!(await isFound(sample, asked))) lost.push(`search ${sample.lang} ${sample.title}: ${asked}`);
      if (!(await isSuggested(sample, asked))) lost.push(`suggestions ${sample.lang} ${sample.title}: ${asked}`);
    }
    return lost;
  }

  test('by the words of its title', async () => {
    expect(await missed((title) => title)).toEqual([]);
  });

  test('without diacritics, in capitals', async () => {
    expect(await missed((title) => withoutMarks(title).toUpperCase())).toEqual([]);
  });

  test.each(Object.entries(SLIPS))('with a slip: %s', async (_, slip) => {
    const slippedWord = (word: string) => slip(word, Math.floor(word.length / 2));
    const slipped = (title: string) => title.replace(longest(title), slippedWord(longest(title)));
    // A slip that makes a word of another title is the search for that one: Hendrik, Henrik.
    const isSlip = ({ title }: Sample) => {
      const word = longest(typedOf(title));
      return word.length >= 6 && !words.has(slippedWord(word).toLowerCase());
    };
    const slips = samples.filter(isSlip);
    expect(slips.length).toBeGreaterThan(SAMPLES / 3);
    expect(await missed(slipped, isSlip)).toEqual([]);
  });
}
