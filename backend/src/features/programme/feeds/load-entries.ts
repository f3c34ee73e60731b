import type { Language } from '@vestibule/contracts';
import { asc, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { events, venues } from '../../../engines/records/tables';
import type { FileHref } from '../../../platform/api/handle-feed';
import { recordSlug } from '../../../platform/texts/record-slug';
import { selectEvents } from '../events/rows';
import { loadRooms, selectExhibitions } from '../exhibitions/list';
import type { EntryOf } from './calendar-entry';
import { hasDays } from './exhibition-entry';

/** Most events of a subscription: a house's next years; calendars on phones choke on more. */
const MOST = 1000;

/** Language of the file, and where its pages are. */
interface Linked {
  readonly lang: Language;
  readonly href: FileHref;
}

/** Events that meet a condition, by their start. */
export async function loadEventEntries(
  db: Database,
  where: SQL | undefined,
  { lang, href }: Linked,
): Promise<EntryOf<'row'>[]> {
  const rows = await selectEvents(db).where(where).orderBy(asc(events.localStart), asc(events.id)).limit(MOST);
  const ids = [...new Set(rows.flatMap(({ venue }) => venue?.id ?? []))];
  const places = ids.length === 0 ? [] : await db.select().from(venues).where(inArray(venues.id, ids));
  const byId = new Map(places.map((place) => [place.id, place]));
  return rows.map((row) => ({
    row,
    venue: row.venue ? byId.get(row.venue.id) : undefined,
    path: href('events-slug-id', { slug: recordSlug('event', row.event, lang), id: row.event.id }),
  }));
}

/** Exhibitions that meet a condition and have days that a calendar can show. */
export async function loadExhibitionEntries(
  db: Database,
  where: SQL | undefined,
  { lang, href }: Linked,
): Promise<EntryOf<'exhibition'>[]> {
  const rows = (await selectExhibitions(db).where(where).limit(MOST)).filter(({ exhibition }) => hasDays(exhibition));
  const rooms = await loadRooms(
    db,
    rows.map(({ exhibition }) => exhibition.id),
  );
  return rows.map(({ exhibition, venue }) => ({
    exhibition,
    rooms: rooms.get(exhibition.id) ?? [],
    venue: venue ?? undefined,
    path: href('exhibitions-slug-id', { slug: recordSlug('exhibition', exhibition, lang), id: exhibition.id }),
  }));
}
