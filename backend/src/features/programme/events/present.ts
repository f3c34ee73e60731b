import type { EventListItem, Language, Localised } from '@vestibule/contracts';
import { presentPicture, type Pictures } from '../../../engines/media/pictures/present';
import { byName } from '../../../platform/texts/by-name';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordSlug } from '../../../platform/texts/record-slug';
import { nameOf } from '../../../platform/texts/name-of';
import { accessOfEvent, presentAccess } from './access';
import { availabilityOf, type Seating } from './availability';
import { eventState, whyClosed } from './event-state';
import type { EventRow, TagRow } from './rows';
import { zonedEnd, zonedStart } from './times';

export interface EventParts {
  readonly row: EventRow;
  readonly tags: readonly TagRow[];
  readonly seating: Seating | undefined;
  readonly pictures: Pictures;
  /** Whether another system sells the event and knows its availability: then this site does not know it. */
  readonly isSoldLive: boolean;
  /** The first day of the list, YYYY-MM-DD; undefined in the archive. */
  readonly firstDay: string | undefined;
  /** In ms since 1970. */
  readonly now: number;
}

/**
 * An event as lists show it, in the requested language where it is translated. One that is cancelled or over offers
 * nothing: no tickets, no price and no admission (docs/behaviour/programme.md#events-included-in-admission).
 */
export function presentEvent({ row, tags, pictures, now, ...parts }: EventParts, asked: Language): EventListItem {
  const { event } = row;
  const isClosed = whyClosed(event, now) !== '';
  const seating = isClosed ? undefined : parts.seating;
  const isSoldLive = parts.isSoldLive && event.idJet !== null && !isClosed;
  const availability = isSoldLive ? 'available' : availabilityOf(seating, event.isFree && !isClosed);
  const lang = contentLanguage(asked, event.title);
  const day = event.localStart.slice(0, 10);
  const { firstDay: first } = parts;
  return {
    id: event.id,
    lang,
    slug: recordSlug('event', event, asked),
    title: pick(event.title, lang),
    preline: pick(event.preline, lang),
    subline: pick(event.subline, lang),
    list_day: first !== undefined && day < first && (event.lastDay ?? day) >= first ? first : day,
    date_start: zonedStart(event),
    date_end: zonedEnd(event),
    all_day: event.allDay,
    timezone: event.timezone,
    event_type_new: row.type && { id: row.type.slug, name: nameOf(row.type, lang) },
    room: namedOrNull(row.room, lang),
    venue: namedOrNull(row.venue, lang),
    genre: namedOrNull(row.genre, lang),
    series: namedOrNull(row.series, lang),
    tags: byName(
      tags.map((tag) => ({ id: tag.id, name: nameOf(tag, lang) })),
      lang,
    ),
    access: presentAccess(accessOfEvent(event, row), lang),
    age_from: event.ageFrom,
    age_to: event.ageTo,
    with_admission: event.withAdmission && !isClosed,
    image_obj: presentPicture(pictures, event.image, asked).image_obj,
    status: event.status,
    availability,
    state: eventState(event, availability, now),
    price_from: seating?.priceFrom ?? null,
    price_to: seating?.priceTo ?? null,
    id_jet: event.idJet ?? '',
    ticket_url: isClosed ? '' : event.ticketUrl,
  };
}

interface Named {
  readonly id: number;
  readonly name: string;
  readonly title: Localised;
}

const namedOrNull = (named: Named | null, lang: Language) => named && { id: named.id, name: nameOf(named, lang) };
