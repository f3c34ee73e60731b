import type { EventFacets, Language } from '@vestibule/contracts';
import { and, sql, type SQL } from 'drizzle-orm';
import { EVENT_LANGUAGES } from '@vestibule/contracts/records/kinds';
import type { Database } from '../../../platform/db/database';
import { queryRows } from '../../../platform/db/rows';
import { events, eventTags, terms } from '../../../engines/records/tables';
import { heldAccess, joinPlaces } from './access';
import { chosenEvents, eventFilterConditions, type EventChoice, type Filter } from './filter';
import { withWords } from './with-words';

const FILTERS: readonly Filter[] = ['room', 'type', 'tag', 'series', 'genre', 'access', 'language', 'price'];
/** A choice without any of them. */
const NO_FILTERS = Object.fromEntries(FILTERS.map((filter) => [filter, undefined]));

/**
 * How many events each value of a filter would leave under the other filters. One query: the events of the choice are
 * gathered once, each with a mark for every filter that it passes, and then counted once for every filter by those that
 * pass the others.
 */
export async function countFacets(
  db: Database,
  choice: EventChoice,
  lang: Language,
  now: number,
): Promise<EventFacets> {
  const all = and(chosenEvents(db, { ...choice, ...NO_FILTERS }, now), await withWords(db, choice.q, lang));
  const asked = eventFilterConditions(db, choice);
  const passes = (filter: Filter) => sql`${asked[filter] ?? sql`true`} as ${mark(filter)}`;
  const rows = await queryRows<{ filter: Filter; value: string; count: number }>(
    db,
    sql`with chosen as (
        select ${events.id} as id, ${events.roomId} as room, ${events.typeId} as type, ${events.seriesId} as series, ${events.genreId} as genre, ${heldAccess} as access, ${list(FILTERS.map(passes))}
        from ${events} ${joinPlaces} where ${all}
      )
      ${ofColumn('room')}
      union all select 'type', ${terms.slug}, sum(own.count)::int from (select type, count(*) from chosen where ${passesOthers('type')} group by type) as own join ${terms} on ${terms.id} = own.type group by ${terms.slug}
      union all select 'tag', ${eventTags.termId}::text, count(*)::int from chosen join ${eventTags} on ${eventTags.eventId} = chosen.id where ${passesOthers('tag')} group by ${eventTags.termId}
      union all ${ofColumn('series')}
      union all ${ofColumn('genre')}
      union all ${ofHeld('access')} group by held.id
      union all ${ofHeld('language')} where held.id in (${languages}) group by held.id
      order by 1, 3 desc, 2`,
  );
  const of = (filter: Filter) =>
    rows.filter((row) => row.filter === filter).map(({ value, count }) => ({ value, count }));
  return {
    room: of('room'),
    type: of('type'),
    tag: of('tag'),
    series: of('series'),
    genre: of('genre'),
    access: of('access'),
    language: of('language'),
  };
}

/** Counts by a column that holds the filter's value itself. */
function ofColumn(filter: 'room' | 'series' | 'genre'): SQL {
  const column = sql.identifier(filter);
  return sql`select ${sql.raw(`'${filter}'`)} as filter, ${column}::text as value, count(*)::int as count from chosen where ${column} is not null and ${passesOthers(filter)} group by ${column}`;
}

/** Counts by the means of access. Few combinations of them occur: these are counted, and then taken apart. */
const ofHeld = (filter: 'access' | 'language') =>
  sql`select ${sql.raw(`'${filter}'`)}, held.id, sum(own.count)::int from (select access, count(*) from chosen where ${passesOthers(filter)} group by access) as own cross join jsonb_object_keys(own.access) as held (id)`;

const mark = (filter: Filter) => sql.identifier(`passes_${filter}`);
const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `);
const languages = list(EVENT_LANGUAGES.map((language) => sql`${language}`));
const passesOthers = (own: Filter) =>
  sql.join(
    FILTERS.filter((filter) => filter !== own).map((filter) => sql`${mark(filter)}`),
    sql` and `,
  );
