import { recordOf } from '@vestibule/contracts/records/kinds';
import { exhibitionPersons, exhibitionRooms, exhibitions, exhibitionTags } from '../tables';
import { tableFor } from '../record-table';
import { storedValues } from '../stored-values';
import { shiftExhibition } from './shift-exhibition';

/** Own exceptions of an exhibition as its column has them. */
function storedExceptions(given: unknown): (typeof exhibitions.$inferSelect)['openingExceptions'] {
  const { opening_exceptions: stored } = storedValues(recordOf('exhibitions').fields, { opening_exceptions: given });
  return stored as ReturnType<typeof storedExceptions>;
}

/** Rooms, tags and people have tables of their own. */
export const exhibitionTable = tableFor('exhibitions', {
  table: exhibitions,
  columns: { exhibition_type: 'typeId' },
  links: {
    rooms: { table: exhibitionRooms, owner: 'exhibitionId', target: 'roomId', isOrdered: true },
    tags: { table: exhibitionTags, owner: 'exhibitionId', target: 'termId', isOrdered: false },
    persons: { table: exhibitionPersons, owner: 'exhibitionId', target: 'personId', isOrdered: true },
  },
  // For the sitemap.
  tellsChanges: true,
  derive:
    async (_db, _records, { weeks, isDemo, now }) =>
    ({ date_from: from, date_to: to, tickets_from: sale, opening_exceptions: exceptions }) => ({
      ...(weeks !== 0 &&
        shiftExhibition(
          {
            dateFrom: from || null,
            dateTo: to || null,
            ticketsFrom: sale || null,
            openingExceptions: storedExceptions(exceptions),
          },
          weeks,
        )),
      isDemo,
      updatedAt: new Date(now).toISOString(),
    }),
});
