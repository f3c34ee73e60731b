import { inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Column } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/database';
import {
  eventPersons,
  eventTags,
  events,
  exhibitionPersons,
  exhibitions,
  persons,
  productionPersons,
  productions,
  rooms,
  series,
  terms,
  venues,
} from '../tables';
import type { PackRecords } from '../pack';
import { inBatches } from '../../../platform/db/batches';

type Where = (ids: number[]) => SQL | undefined;

/**
 * Ids of events that say what these records say: they are found by it, so that the search has to hear of every change.
 */
export async function eventsNaming(db: Database, records: PackRecords): Promise<readonly number[]> {
  const keys = (kind: 'rooms' | 'venues' | 'series' | 'persons' | 'productions' | 'exhibitions') =>
    records[kind].map(({ value }) => value.key);
  const roomsOf = (venueIds: number[]) =>
    db.select({ id: rooms.id }).from(rooms).where(inArray(rooms.venueId, venueIds));
  const tagged = (ids: number[]) =>
    db.select({ id: eventTags.eventId }).from(eventTags).where(inArray(eventTags.termId, ids));
  const played = (ids: number[]) =>
    db.select({ id: eventPersons.eventId }).from(eventPersons).where(inArray(eventPersons.personId, ids));
  const produced = (ids: number[]) =>
    db
      .select({ id: productionPersons.productionId })
      .from(productionPersons)
      .where(inArray(productionPersons.personId, ids));
  const shown = (ids: number[]) =>
    db
      .select({ id: exhibitionPersons.exhibitionId })
      .from(exhibitionPersons)
      .where(inArray(exhibitionPersons.personId, ids));
  const found = [
    await among(db, rooms, rooms.key, keys('rooms'), (ids) => inArray(events.roomId, ids)),
    await among(db, venues, venues.key, keys('venues'), (ids) =>
      or(inArray(events.venueId, ids), inArray(events.roomId, roomsOf(ids))),
    ),
    await among(db, series, series.key, keys('series'), (ids) => inArray(events.seriesId, ids)),
    await among(db, productions, productions.key, keys('productions'), (ids) => inArray(events.productionId, ids)),
    await among(db, exhibitions, exhibitions.key, keys('exhibitions'), (ids) => inArray(events.exhibitionId, ids)),
    await among(db, persons, persons.key, keys('persons'), (ids) =>
      or(
        inArray(events.id, played(ids)),
        inArray(events.productionId, produced(ids)),
        inArray(events.exhibitionId, shown(ids)),
      ),
    ),
    await among(
      db,
      terms,
      terms.name,
      records.terms.map(({ value }) => value.name),
      (ids) => or(inArray(events.typeId, ids), inArray(events.genreId, ids), inArray(events.id, tagged(ids))),
    ),
  ];
  return found.flat();
}

/** Events that name a record of this table whose `column` has one of the values. */
async function among(
  db: Database,
  table: PgTable & { id: Column },
  column: Column,
  values: readonly string[],
  where: Where,
): Promise<number[]> {
  const rows = await inBatches(values, (batch) =>
    db
      .select({ id: sql<number>`${table.id}` })
      .from(table)
      .where(inArray(column, batch)),
  );
  const named = await inBatches(
    rows.map(({ id }) => id),
    (batch) => db.select({ id: events.id }).from(events).where(where(batch)),
  );
  return named.map(({ id }) => id);
}
