import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/database';
import { eventTags, events, rooms, series, terms, venues } from '../../../engines/records/tables';

const types = alias(terms, 'types');
const genres = alias(terms, 'genres');
const { text: _text, audio: _audio, words: _words, ...columns } = getTableColumns(events);

/**
 * Events with the names that belong to them; an event without a venue is at its room's. Without the fields that only
 * its page shows, the long text and the recordings, and without the words by which lists of the hub find it.
 */
export function selectEvents(db: Database) {
  return db
    .select({
      event: columns,
      room: {
        id: rooms.id,
        name: rooms.name,
        title: rooms.title,
        accessMeans: rooms.accessMeans,
        ownAccess: rooms.ownAccess,
      },
      venue: { id: venues.id, name: venues.name, title: venues.title, accessMeans: venues.accessMeans },
      type: { name: types.name, title: types.title, slug: types.slug },
      genre: { id: genres.id, name: genres.name, title: genres.title },
      series: { id: series.id, name: series.name, title: series.title },
    })
    .from(events)
    .leftJoin(rooms, eq(rooms.id, events.roomId))
    .leftJoin(venues, eq(venues.id, sql`coalesce(${events.venueId}, ${rooms.venueId})`))
    .leftJoin(types, eq(types.id, events.typeId))
    .leftJoin(genres, eq(genres.id, events.genreId))
    .leftJoin(series, and(eq(series.id, events.seriesId), series.isOnline));
}

export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];
export type TagRow = Pick<typeof terms.$inferSelect, 'id' | 'name' | 'title'>;

/** Tags of events, by event id; callers sort them by names in their language. */
export async function loadTags(db: Database, eventIds: readonly number[]): Promise<ReadonlyMap<number, TagRow[]>> {
  const found = new Map<number, TagRow[]>();
  if (eventIds.length === 0) return found;
  const rows = await db
    .select({ eventId: eventTags.eventId, id: terms.id, name: terms.name, title: terms.title })
    .from(eventTags)
    .innerJoin(terms, eq(terms.id, eventTags.termId))
    .where(inArray(eventTags.eventId, [...eventIds]));
  for (const { eventId, ...tag } of rows) found.set(eventId, [...(found.get(eventId) ?? []), tag]);
  return found;
}
