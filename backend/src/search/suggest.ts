import { MAX_SUGGESTIONS, type Language, type Localised, type Suggestion } from '@vestibule/contracts';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { queryRows } from '../db/rows';
import { events, pages } from '../db/schema';
import { folded, searchWords, shownText } from '../db/search-text';
import { eventUrl } from '../events/address';
import { notOver } from '../events/filter';
import { foldQuery, prefixQuery } from './fold-query';

/** How many of the nearest texts are ranked: to look closer at all of 20,000 would cost more than it gains. */
const RANKED = 100;

interface Hit {
  readonly kind: Suggestion['kind'];
  readonly id: number;
  /** Of an event, whose path is made of it. */
  readonly title: Localised | null;
  readonly path: string;
  readonly text: string;
}

/**
 * Titles that what is typed may become, each once: what is over comes last, then the order is titles that begin with it, pages,
 * the event next in time. Of records with the same title the first in this order stands for all.
 */
export async function suggest(db: Database, typed: string, lang: Language, now: number): Promise<Suggestion[]> {
  const words = foldQuery(typed);
  if (words.length === 0) return [];
  const begins = `${words.join(' ')}%`;
  const rows = await queryRows<Hit>(
    db,
    sql`
      with hits as (${eventHits(words, lang, now)} union all ${pageHits(words, lang)}),
      texts as (select distinct on (text) * from hits order by text, over, distance),
      nearest as (select * from texts order by over, distance limit ${RANKED})
      select kind, id, (select title from ${events} where kind = 'event' and ${events.id} = nearest.id) as title, path, text
      from nearest
      order by over, ${folded(sql`text`)} not like ${begins}, distance, text
      limit ${MAX_SUGGESTIONS}`,
  );
  return rows.map(({ kind, text, path, id, title }) => ({ text, kind, url: title === null ? path : eventUrl({ id, title }, lang) }));
}

/** `distance` is the time from now in seconds, whichever way. */
function eventHits(words: readonly string[], lang: Language, now: number): SQL {
  return sql`
    select 'event' as kind, ${events.id} as id, '' as path, ${shownText(events.title, lang)} as text,
      not ${notOver(now)} as over, abs(extract(epoch from ${events.startsAt}) - ${now / 1000}::float8) as distance
    from ${events} where ${events.isOnline} and ${searchWords(events.title, lang)} @@ to_tsquery('simple', ${prefixQuery(words)})`;
}

/** Pages that somebody can go to: they are always now. */
function pageHits(words: readonly string[], lang: Language): SQL {
  const path = sql`coalesce(${pages.path} ->> ${lang}::text, '')`;
  return sql`
    select 'page', ${pages.id}, ${path}, ${shownText(pages.title, lang)}, false, -1
    from ${pages} where ${pages.isOnline} and ${pages.isClickable} and ${path} <> ''
      and ${searchWords(pages.title, lang)} @@ to_tsquery('simple', ${prefixQuery(words)})`;
}
