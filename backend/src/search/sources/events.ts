import { inArray, sql, type SQL } from 'drizzle-orm';
import { events, series, terms } from '../../db/schema';
import { searchWords } from '../../db/search-text';
import { eventUrl } from '../../events/address';
import { notOver } from '../../events/filter';
import { nameOf } from '../../events/present';
import { selectEvents } from '../../events/rows';
import { zonedTime } from '../../events/times';
import { contentLanguage, pick } from '../../texts/localise';
import { tsQuery, type SearchSource, type SearchText } from './source';

/** Events of a type, genre or series that is called so. */
function ofKind(search: SearchText): SQL {
  const called = (table: typeof terms | typeof series) => sql`select ${table.id} from ${table} where ${searchWords(table.title, search.lang)} @@ ${tsQuery(search)}`;
  return sql`(${events.typeId} in (${called(terms)}) or ${events.genreId} in (${called(terms)}) or ${events.seriesId} in (${called(series)}))`;
}

/**
 * Online events by their titles, of which there is an index, and those to come by their kind. What is to come is first, and of it what
 * is called so, then the next one. Two queries, as one with `or` would read and fold all titles.
 */
export const eventSource: SearchSource = {
  category: 'events',
  hits: (search) => sql`
    select id, min(rank) as rank, distance from (
      select ${events.id} as id, (not ${notOver(search.now)})::int * 2 as rank, ${distance(search)} as distance
      from ${events} where ${events.isOnline} and ${searchWords(events.title, search.lang)} @@ ${tsQuery(search)}
      union all
      select ${events.id}, 1, ${distance(search)} from ${events} where ${events.isOnline} and ${notOver(search.now)} and ${ofKind(search)}
    ) as found group by id, distance`,
  async load(db, ids, { lang: asked }) {
    const rows = await selectEvents(db).where(inArray(events.id, [...ids]));
    return rows.map(({ event, room, venue, type, genre, series: part }) => {
      const lang = contentLanguage(asked, event.title);
      const place = room ?? venue;
      const kinds = [type, genre, part].map((kind) => (kind ? nameOf(kind, lang) : ''));
      return {
        id: event.id,
        lang,
        url: eventUrl(event, asked),
        title: pick(event.title, lang),
        text: [...new Set([...kinds, pick(event.subline, lang)])].filter(Boolean).join(' · '),
        date_start: zonedTime(event.localStart, event.timezone),
        date_end: event.localEnd === null ? null : zonedTime(event.localEnd, event.timezone),
        all_day: event.allDay,
        place: place ? nameOf(place, asked) : '',
      };
    });
  },
};

/** Seconds from now, whichever way. */
const distance = ({ now }: SearchText): SQL => sql`abs(extract(epoch from ${events.startsAt}) - ${now / 1000}::float8)::float8`;
