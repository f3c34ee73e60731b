import { MAX_SUGGESTIONS, type Language, type SearchCategory, type Suggestion } from '@vestibule/contracts';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/rows';
import { searchEntries } from './tables';
import { hasCome } from './has-come';
import { beginning, inLanguage, type Words } from './matching';
import { readWords } from './nearest';

/** How many of the nearest texts are ranked: to look closer at all of 20,000 would cost more than it gains. */
const RANKED = 100;

const KINDS = {
  events: 'event',
  pages: 'page',
  articles: 'article',
  productions: 'production',
  persons: 'person',
} as const satisfies Partial<Record<SearchCategory, Suggestion['kind']>>;

interface Hit {
  readonly category: keyof typeof KINDS;
  readonly title: string;
}

/**
 * Titles that complete the typed text, each once: past events come last, then the order is titles that begin with it,
 * pages, people, productions, the event next in time, articles. Of records with the same title the first in this order
 * represents all.
 */
export async function suggest(db: Database, typed: string, lang: Language, now: number): Promise<Suggestion[]> {
  const words = await readWords(db, typed, lang);
  if (words.length === 0) return [];
  const asTyped = await findTitles(db, words, lang, now);
  const mayMeanUmlauts = lang === 'de' && words.some((alternatives) => alternatives.some((word) => UMLAUT.test(word)));
  const hits =
    asTyped.length === 0 && mayMeanUmlauts ? await findTitles(db, withoutUmlauts(words), lang, now) : asTyped;
  return hits.map(({ title, category }) => ({ text: title, kind: KINDS[category] }));
}

/** How an umlaut is spelt where there is no key for it. */
const UMLAUT = /([aou])e/;
/**
 * German written without umlauts: the query `fuehrung` means `Führung`, whose folded word is `fuhrung`. The search
 * finds it by its stem.
 */
const withoutUmlauts = (words: Words): Words =>
  words.map((alternatives) => alternatives.map((word) => word.replaceAll(new RegExp(UMLAUT, 'g'), '$1')));

function findTitles(db: Database, words: Words, lang: Language, now: number): Promise<Hit[]> {
  const begins = `${words.map(([word = '']) => word).join(' ')}%`;
  return queryRows<Hit>(
    db,
    sql`
      with hits as (
        select category, record_id as id, title, folded, coalesce(until <= ${new Date(now).toISOString()}::timestamptz, false) as over, ${distance(now)} as distance
        from ${searchEntries} where ${inLanguage(lang)} and ${searchEntries.titleWords} @@ ${beginning(words)} and category <> 'venues' and ${hasCome(now)}
      ),
      texts as (select distinct on (title) * from hits order by title, over, distance),
      nearest as (select * from texts order by over, distance limit ${RANKED})
      select category, title from nearest
      order by over, folded not like ${begins}, distance, folded, title
      limit ${MAX_SUGGESTIONS}`,
  );
}

/**
 * Pages, people and productions are always now; of events the time from now in seconds, whichever way; articles come
 * after all of them.
 */
const distance = (now: number): SQL => sql`
  (case category when 'pages' then -3 when 'persons' then -2 when 'productions' then -1
    when 'events' then abs(extract(epoch from moment) - ${now / 1000}::float8)
    else 1e12 - extract(epoch from coalesce(moment, '0001-01-01')) end)::float8`;
