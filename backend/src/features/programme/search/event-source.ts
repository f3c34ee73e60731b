import { inArray } from 'drizzle-orm';
import { events } from '../../../engines/records/tables';
import { nameOf } from '../../../platform/texts/name-of';
import { whyClosed } from '../events/event-state';
import { selectEvents } from '../events/rows';
import { zonedEnd, zonedStart } from '../events/times';
import { contentLanguage } from '../../../platform/texts/localise';
import { recordSlug } from '../../../platform/texts/record-slug';
import type { SearchSource } from '../../../engines/search/source';

/** Events, with when and where they are. */
export const eventSource: SearchSource = {
  category: 'events',
  async load(db, ids, { lang: asked, now }) {
    const rows = await selectEvents(db).where(inArray(events.id, [...ids]));
    return rows.map(({ event, room, venue }) => {
      const place = room ?? venue;
      return {
        id: event.id,
        lang: contentLanguage(asked, event.title),
        name: recordSlug('event', event, asked),
        date_start: zonedStart(event),
        date_end: zonedEnd(event),
        all_day: event.allDay,
        place: place ? nameOf(place, asked) : '',
        state: whyClosed(event, now),
        image: event.image,
      };
    });
  },
};
