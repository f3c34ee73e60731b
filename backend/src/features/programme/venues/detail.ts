import type { Language, VenueDetail } from '@vestibule/contracts';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { rooms, venues } from '../../../engines/records/tables';
import { nameOf } from '../../../platform/texts/name-of';
import { loadPictures, presentPicture } from '../../../engines/media/pictures/present';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { presentAddress } from './present-address';
import { recordNames, recordSlug } from '../../../platform/texts/record-slug';

/** A venue with its rooms, or undefined when there is none with that id. */
export async function loadVenue(db: Database, id: number, asked: Language): Promise<VenueDetail | undefined> {
  const [row] = await db.select().from(venues).where(eq(venues.id, id));
  if (!row) return undefined;
  const lang = contentLanguage(asked, row.title, row.body);
  return {
    id,
    lang,
    slug: recordSlug('venue', row, asked),
    names: recordNames('venue', row),
    title: nameOf(row, lang),
    body: pick(row.body, lang),
    access: pick(row.access, lang),
    address: presentAddress(row.address),
    latitude: row.latitude,
    longitude: row.longitude,
    theme: row.theme,
    ...presentPicture(await loadPictures(db, [row.image]), row.image, asked),
    rooms: await loadRooms(db, id, lang),
  };
}

async function loadRooms(db: Database, venueId: number, lang: Language): Promise<VenueDetail['rooms']> {
  const rows = await db.select().from(rooms).where(eq(rooms.venueId, venueId)).orderBy(asc(rooms.id));
  return rows.map((room) => ({ id: room.id, name: nameOf(room, lang), capacity: room.capacity }));
}
