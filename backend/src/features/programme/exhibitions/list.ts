import type { ExhibitionListItem, Language } from '@vestibule/contracts';
import { today } from '@vestibule/contracts/dates';
import { asc, count, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { exhibitionRooms, exhibitions, rooms, terms, venues } from '../../../engines/records/tables';
import { loadPictures } from '../../../engines/media/pictures/present';
import { chosenExhibitions, type ExhibitionChoice } from './filter';
import { presentExhibition, type RoomRow } from './present';

/** Exhibitions with their types and venues. */
export const selectExhibitions = (db: Database) =>
  db
    .select({ exhibition: getTableColumns(exhibitions), type: terms, venue: venues })
    .from(exhibitions)
    .leftJoin(terms, eq(terms.id, exhibitions.typeId))
    .leftJoin(venues, eq(venues.id, exhibitions.venueId));

/** Rooms of these exhibitions in the order of their editors, by the exhibition's id. */
export async function loadRooms(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, RoomRow[]>> {
  const found = new Map<number, RoomRow[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .select({
      exhibition: exhibitionRooms.exhibitionId,
      id: rooms.id,
      name: rooms.name,
      title: rooms.title,
      accessMeans: rooms.accessMeans,
      ownAccess: rooms.ownAccess,
    })
    .from(exhibitionRooms)
    .innerJoin(rooms, eq(rooms.id, exhibitionRooms.roomId))
    .where(inArray(exhibitionRooms.exhibitionId, [...ids]))
    .orderBy(asc(exhibitionRooms.position), asc(rooms.id));
  for (const { exhibition, ...room } of rows) found.set(exhibition, [...(found.get(exhibition) ?? []), room]);
  return found;
}

export interface ExhibitionPageChoice extends ExhibitionChoice {
  readonly page: number;
  readonly page_size: number;
}

/**
 * A page of exhibitions: first those that are on, the one that ends first at the top and permanent ones last, then
 * announced ones by their first day; of the archive the one that ended last first.
 */
export async function listExhibitions(
  db: Database,
  choice: ExhibitionPageChoice,
  lang: Language,
  now: number,
): Promise<{ count: number; results: ExhibitionListItem[] }> {
  const where = chosenExhibitions(db, choice, now);
  const [total] = await db.select({ count: count() }).from(exhibitions).where(where);
  const rows = await selectExhibitions(db)
    .where(where)
    .orderBy(...orderOf(choice, now))
    .limit(choice.page_size)
    .offset((choice.page - 1) * choice.page_size);
  const pictures = await loadPictures(
    db,
    rows.map(({ exhibition }) => exhibition.image),
  );
  const places = await loadRooms(
    db,
    rows.map(({ exhibition }) => exhibition.id),
  );
  const results = rows.map((row) =>
    presentExhibition({ ...row, rooms: places.get(row.exhibition.id) ?? [] }, pictures, lang, now),
  );
  return { count: total?.count ?? 0, results };
}

function orderOf({ view }: ExhibitionChoice, now: number): SQL[] {
  if (view === 'archive') return [desc(exhibitions.dateTo), desc(exhibitions.id)];
  const day = sql`${today(now)}::date`;
  const isAnnounced = sql`coalesce(${exhibitions.dateFrom} > ${day}, false)`;
  return [
    sql`${isAnnounced}`,
    sql`case when ${isAnnounced} then ${exhibitions.dateFrom} end`,
    sql`${exhibitions.isPermanent}`,
    sql`${exhibitions.dateTo} asc nulls last`,
    asc(exhibitions.id),
  ];
}
