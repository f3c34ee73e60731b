import { isNull } from 'drizzle-orm';
import { events, eventPersons, eventTags } from '../tables';
import { eventTimes } from '../local-time';
import { shiftDay } from '../shift';
import { tableFor } from '../record-table';
import { idJetOf } from './id-jet';
import { removeTickets } from './tickets/remove-tickets';
import { priceRange } from './tickets/price-range';
import { readSeatGroups } from './tickets/read-tickets';
import { writeTickets } from './tickets/write-tickets';
import { writtenTimes } from './written-times';

/** Dates are stored as local times and as instants; tickets have tables of their own. */
export const eventTable = tableFor('events', {
  table: events,
  columns: { date_start: 'localStart', date_end: 'localEnd' },
  own: ['date_start', 'date_end', 'duration_minutes', 'timezone', 'seat_groups'],
  // Days of admissions belong to the record of the admission.
  where: isNull(events.admissionId),
  words: events.words,
  links: {
    tags: { table: eventTags, owner: 'eventId', target: 'termId', isOrdered: false },
    persons: { table: eventPersons, owner: 'eventId', target: 'personId', isOrdered: true },
  },
  // Calendars that people subscribe to show every change (programme/feeds/calendar-file.ts).
  tellsChanges: true,
  derive: async (_db, _records, { times, weeks, isDemo, now }) => {
    const updatedAt = new Date(now).toISOString();
    return (event) => ({
      ...((weeks === 0 ? times.get(event.key) : undefined) ?? eventTimes(event, weeks)),
      ...(weeks !== 0 && event.moved_from && { movedFrom: shiftDay(event.moved_from, weeks) }),
      ...priceRange(event.seat_groups),
      idJet: idJetOf(event),
      isDemo,
      updatedAt,
    });
  },
  after: writeTickets,
  beforeRemoval: removeTickets,
  read: async (db, rows) => {
    const own = rows as readonly (typeof events.$inferSelect)[];
    const groups = await readSeatGroups(
      db,
      own.map(({ id }) => id),
    );
    return (row) => {
      const event = row as typeof events.$inferSelect;
      return { ...writtenTimes(event), seat_groups: groups.get(event.id) };
    };
  },
});
