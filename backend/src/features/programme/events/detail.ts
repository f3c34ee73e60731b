import type { EventDetail, Language } from '@vestibule/contracts';
import { today } from '@vestibule/contracts/dates';
import { and, eq } from 'drizzle-orm';
import { loadAudio } from '../../../engines/media/files/present-audio';
import type { Database } from '../../../platform/db/database';
import { events, productions, venues } from '../../../engines/records/tables';
import { linkedExhibition } from '../exhibition-links/linked-exhibition';
import { creditsOfEvent } from '../persons/credits';
import { loadPictures, presentPicture } from '../../../engines/media/pictures/present';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordNames, recordSlug } from '../../../platform/texts/record-slug';
import { loadSeating, type Availability } from './availability';
import { nextEventChange, whyClosed } from './event-state';
import { isOnSale, type Selling } from './on-sale';
import { presentEvent } from './present';
import { loadOtherDates } from './other-dates';
import { loadTags, selectEvents } from './rows';
import { loadSeatGroups } from './seat-groups';
import { isWaitable } from './waitable';
import { addressLine } from '../../../platform/texts/address-line';
import { presentAddress } from '../venues/present-address';

const BUYABLE: readonly Availability[] = ['available', 'few', 'free'];

/**
 * An event with everything its page shows, and until when it is shown so (in ms since 1970); undefined when there is
 * none online with that id.
 */
export async function loadEvent(
  db: Database,
  id: number,
  asked: Language,
  { now, isSoldLive }: Selling,
): Promise<{ event: EventDetail; until: number } | undefined> {
  const [row] = await selectEvents(db).where(and(eq(events.id, id), eq(events.isOnline, true)));
  if (!row) return undefined;
  const { event } = row;
  const lang = contentLanguage(asked, event.title);
  const pictures = await loadPictures(db, [event.image]);
  const tags = (await loadTags(db, [id])).get(id) ?? [];
  const seating = (await loadSeating(db, [id], now)).get(id);
  const item = presentEvent({ row, tags, seating, pictures, isSoldLive, firstDay: today(now), now }, asked);
  const isClosed = whyClosed(event, now) !== '';
  const seat_groups = isSoldLive || isClosed ? [] : await loadSeatGroups(db, id, lang, now);
  const [long] = await db
    .select({ text: events.text, audio: events.audio, movedFrom: events.movedFrom })
    .from(events)
    .where(eq(events.id, id));
  const { until, ...others } = await loadOtherDates(db, row, asked, now);
  const shown = {
    ...item,
    names: recordNames('event', event),
    text: pick(long?.text, lang),
    duration_minutes: event.durationMinutes,
    production: await loadProduction(db, event.productionId, asked),
    exhibition: await linkedExhibition(db, event.exhibitionId, asked),
    persons: await creditsOfEvent(db, id, lang),
    series_slug: row.series ? recordSlug('series', row.series, asked) : '',
    venue_detail: await loadVenue(db, row.venue?.id, asked, lang),
    image_thumbnails: presentPicture(pictures, event.image, asked).image_thumbnails,
    audio: await loadAudio(db, long?.audio ?? [], asked),
    seat_groups,
    prices: seat_groups.flatMap((group) => group.prices),
    ...others,
    moved_from: event.status === 'moved' ? (long?.movedFrom ?? '') : '',
    waitable: isWaitable(event, item.availability, now),
    bookable: isOnSale(event, now) && BUYABLE.some((one) => one === item.availability),
    tickets_live: isSoldLive && event.idJet !== null && !isClosed,
  };
  return { event: shown, until: Math.min(until, nextEventChange([event], now)) };
}

async function loadProduction(db: Database, id: number | null, asked: Language): Promise<EventDetail['production']> {
  if (id === null) return null;
  const [row] = await db
    .select({ id: productions.id, title: productions.title })
    .from(productions)
    .where(and(eq(productions.id, id), productions.isOnline));
  if (!row) return null;
  const title = pick(row.title, contentLanguage(asked, row.title));
  return { id: row.id, title, slug: recordSlug('production', row, asked) };
}

async function loadVenue(
  db: Database,
  id: number | undefined,
  asked: Language,
  lang: Language,
): Promise<EventDetail['venue_detail']> {
  if (id === undefined) return null;
  const [row] = await db.select().from(venues).where(eq(venues.id, id));
  if (!row) return null;
  return {
    slug: recordSlug('venue', row, asked),
    address: presentAddress(row.address),
    address_line: addressLine(row.address, asked),
    access: pick(row.access, lang),
    latitude: row.latitude,
    longitude: row.longitude,
    theme: row.theme,
  };
}
