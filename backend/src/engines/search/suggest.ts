import {
  MAX_SUGGESTIONS,
  SEARCH_CATEGORIES,
  type Language,
  type SearchCategory,
  type Suggestion,
} from '@vestibule/contracts';
import { dayParts, formatDate, today } from '@vestibule/contracts/dates';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { queryRows } from '../../platform/db/rows';
import { searchEntries } from './tables';
import { findHits, type Search } from './find';
import { hasCome } from './has-come';
import { beginning, inLanguage, type SearchWords } from './matching';
import { loadHitPictures } from './hit-pictures';
import { readQuery } from './read-query';

/** How many of the nearest texts are ranked: to look closer at all of 20,000 would cost more than it gains. */
const RANKED = 100;

const KINDS: Readonly<Record<SearchCategory, Suggestion['kind']>> = {
  events: 'event',
  pages: 'page',
  articles: 'article',
  productions: 'production',
  exhibitions: 'exhibition',
  persons: 'person',
  venues: 'venue',
  forms: 'form',
};

interface SuggestedHit {
  readonly category: SearchCategory;
  readonly id: number;
  readonly title: string;
  /** Start of an event. */
  readonly moment: string | null;
}

/**
 * Titles that complete the typed text, each once: past events come last, then the order is titles that begin with it,
 * pages and forms, people, productions, exhibitions and venues, the event next in time, articles. Of records with the
 * same title the first in this order represents all. Places that are left go to other hits of the search, by days,
 * types, tags and texts: where it finds something, something is suggested. Titles of a kind are together, with the day
 * of an event and the record's picture.
 */
export async function suggest(db: Database, typed: string, lang: Language, now: number): Promise<Suggestion[]> {
  const query = await readQuery(db, typed, lang, now);
  const titled = query.words.length === 0 ? [] : await findTitles(db, query.words, lang, now);
  const others = titled.length < MAX_SUGGESTIONS ? await findOthers(db, { query, lang, now }) : [];
  const all = new Map<string, SuggestedHit>();
  for (const hit of [...titled, ...others]) if (!all.has(hit.title)) all.set(hit.title, hit);
  const best = [...all.values()].slice(0, MAX_SUGGESTIONS);
  const pictureOf = await loadHitPictures(db, best, lang);
  const kinds = [...new Set(best.map(({ category }) => category))];
  return kinds.flatMap((kind) =>
    best
      .filter(({ category }) => category === kind)
      .map((hit) => ({
        text: hit.title,
        kind: KINDS[hit.category],
        when: hit.moment === null ? '' : dayInWords(hit.moment, lang),
        image_obj: pictureOf(hit),
      })),
  );
}

const dayInWords = (instant: string, lang: Language): string => {
  const day = today(Date.parse(instant));
  return `${dayParts(day, lang).short}, ${formatDate(day, lang)}`;
};

/** Other hits of the search, best first. */
async function findOthers(db: Database, search: Search): Promise<SuggestedHit[]> {
  if (search.query.literal.length === 0 && search.query.days === undefined) return [];
  const groups = await findHits(db, SEARCH_CATEGORIES, search, { first: 1, last: MAX_SUGGESTIONS }, true);
  const hits = [...groups.values()].flatMap((group) => group.hits);
  if (hits.length === 0) return [];
  const wanted = hits.map(({ category, id }, place) => ({ category, id, place }));
  return queryRows<SuggestedHit>(
    db,
    sql`
      select entry.category, record_id as id, title, case when entry.category = 'events' then moment end as moment
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted(category text, id int, place int)
      join ${searchEntries} as entry on entry.category = wanted.category and record_id = wanted.id and lang = ${search.lang}
      order by place`,
  );
}

function findTitles(db: Database, words: SearchWords, lang: Language, now: number): Promise<SuggestedHit[]> {
  const begins = `${words.map(({ phrases }) => phrases[0]?.join(' ') ?? '').join(' ')}%`;
  return queryRows<SuggestedHit>(
    db,
    sql`
      with hits as (
        select category, record_id as id, title, folded, moment,
          coalesce(until <= ${new Date(now).toISOString()}::timestamptz, false) as over, ${distance(now)} as distance
        from ${searchEntries} where ${inLanguage(lang)} and ${searchEntries.titleWords} @@ ${beginning(words)} and ${hasCome(now)}
      ),
      texts as (select distinct on (title) * from hits order by title, over, distance),
      nearest as (select * from texts order by over, distance limit ${RANKED})
      select category, id, title, case when category = 'events' then moment end as moment from nearest
      order by over, folded not like ${begins}, distance, folded, title
      limit ${MAX_SUGGESTIONS}`,
  );
}

/**
 * All but events and articles are always now; of events the time from now in seconds, whichever way; articles come
 * after all of them.
 */
const distance = (now: number): SQL => sql`
  (case category when 'pages' then -3 when 'forms' then -3 when 'persons' then -2 when 'productions' then -1 when 'venues' then -1
    when 'exhibitions' then -1
    when 'events' then abs(extract(epoch from moment) - ${now / 1000}::float8)
    else 1e12 - extract(epoch from coalesce(moment, '0001-01-01')) end)::float8`;
