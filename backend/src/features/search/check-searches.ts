import type { AnswerOf, Language } from '@vestibule/contracts';
import { readRecords } from '../../engines/records/read-records';
import { searchAll } from '../../engines/search/results';
import type { Database } from '../../platform/db/database';
import { asText } from '../../platform/db/documents';

type Checks = AnswerOf<'searchChecks'>;
type Check = Checks['results'][number];

/** A record is among the first hits down to this place. */
const FIRST = 3;
/** Checks of a page: each makes a search. */
const PAGE_SIZE = 20;
const BETWEEN_TITLES = ' / ';

/** Makes the searches of a page of a language's checks and finds the place of each record. */
export async function checkSearches(
  db: Database,
  { language, page }: { readonly language: Language; readonly page: number },
  now: number,
): Promise<Checks> {
  const all = (await readRecords(db, 'search_checks')).filter(({ values }) => values['language'] === language);
  const results: Check[] = [];
  for (const { values } of all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)) {
    const [searched, hitTitle] = [asText(values['searched']), asText(values['hit_title'])];
    const kind = asText(values['hit_kind']) as Check['hit_kind'];
    const titles = hitTitle.split(BETWEEN_TITLES);
    const { groups } = await searchAll(db, searched, language, now);
    const index = groups
      .flatMap(({ results: hits }) => hits)
      .findIndex(({ category, title }) => category === kind && titles.includes(title.text));
    results.push({ searched, hit_kind: kind, hit_title: hitTitle, place: index === -1 ? null : index + 1 });
  }
  return { first: FIRST, count: all.length, results };
}
