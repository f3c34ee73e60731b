import { inArray } from 'drizzle-orm';
import { events } from '../../db/schema';
import { eventUrl } from '../../events/address';
import { nameOf } from '../../events/present';
import { selectEvents } from '../../events/rows';
import { zonedTime } from '../../events/times';
import { contentLanguage } from '../../texts/localise';
import type { SearchSource } from './source';

/** Events, with when and where they are. */
export const eventSource: SearchSource = {
  category: 'events',
  async load(db, ids, asked) {
    const rows = await selectEvents(db).where(inArray(events.id, [...ids]));
    return rows.map(({ event, room, venue }) => {
      const place = room ?? venue;
      return {
        id: event.id,
        lang: contentLanguage(asked, event.title),
        url: eventUrl(event, asked),
        date_start: zonedTime(event.localStart, event.timezone),
        date_end: event.localEnd === null ? null : zonedTime(event.localEnd, event.timezone),
        all_day: event.allDay,
        place: place ? nameOf(place, asked) : '',
      };
    });
  },
};
