import { inArray, sql } from 'drizzle-orm';
import { events } from '../../db/schema';
import { searchWords } from '../../db/search-text';
import { eventUrl } from '../../events/address';
import { notOver } from '../../events/filter';
import { nameOf } from '../../events/present';
import { selectEvents } from '../../events/rows';
import { zonedTime } from '../../events/times';
import { contentLanguage, pick } from '../../texts/localise';
import { tsQuery, type SearchSource } from './source';

/** Online events by their titles, of which there is an index; those to come first, the next one at the top. */
export const eventSource: SearchSource = {
  category: 'events',
  hits: (search) => sql`
    select ${events.id} as id, (not ${notOver(search.now)})::int as rank, abs(extract(epoch from ${events.startsAt}) - ${search.now / 1000}::float8) as distance
    from ${events} where ${events.isOnline} and ${searchWords(events.title, search.lang)} @@ ${tsQuery(search)}`,
  async load(db, ids, { lang: asked }) {
    const rows = await selectEvents(db).where(inArray(events.id, [...ids]));
    return rows.map(({ event, room, venue }) => {
      const lang = contentLanguage(asked, event.title);
      const place = room ?? venue;
      return {
        id: event.id,
        lang,
        url: eventUrl(event, asked),
        title: pick(event.title, lang),
        text: pick(event.subline, lang) || pick(event.preline, lang),
        date_start: zonedTime(event.localStart, event.timezone),
        date_end: event.localEnd === null ? null : zonedTime(event.localEnd, event.timezone),
        all_day: event.allDay,
        place: place ? nameOf(place, asked) : '',
      };
    });
  },
};
