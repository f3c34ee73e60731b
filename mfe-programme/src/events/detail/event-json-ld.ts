import { plainText } from '@vestibule/contracts';
import { personJsonLd } from '../../detail/person-json-ld';
import { placeJsonLd } from '../../detail/place-json-ld';
import type { EventDetailData } from './event-detail.loader';

const STATUS = { scheduled: 'EventScheduled', cancelled: 'EventCancelled', moved: 'EventRescheduled' } as const;
/**
 * Type of an event for search engines, by the type's slug in the languages of the site (schema.org, subtypes of Event).
 */
const TYPES: ReadonlyMap<string, string> = new Map([
  ['ausstellung', 'ExhibitionEvent'],
  ['sonderausstellung', 'ExhibitionEvent'],
  ['dauerausstellung', 'ExhibitionEvent'],
  ['exhibition', 'ExhibitionEvent'],
  ['vystava', 'ExhibitionEvent'],
  ['konzert', 'MusicEvent'],
  ['concert', 'MusicEvent'],
  ['koncert', 'MusicEvent'],
  ['theater', 'TheaterEvent'],
  ['divadlo', 'TheaterEvent'],
  ['tanz', 'DanceEvent'],
  ['lesung', 'LiteraryEvent'],
  ['film', 'ScreeningEvent'],
  ['festival', 'Festival'],
]);
const SPOKEN = 'spoken_';
const schema = (name: string) => `https://schema.org/${name}`;

/**
 * The event for search engines (schema.org/Event), without `@context`; none without a venue that has an address, which
 * an event there must have, and which nobody should invent.
 */
export function eventJsonLd(data: EventDetailData, url: string, absolute: (path: string) => string): readonly object[] {
  const { status, venue, place } = data;
  if (!venue || !place || (place.street === '' && place.city === '')) return [];
  const description = data.subline || plainText(data.text, 300);
  const event = {
    '@type': TYPES.get(data.type) ?? 'Event',
    '@id': absolute(url),
    url: absolute(url),
    name: data.title,
    ...(description && { description }),
    startDate: data.start,
    ...(data.end && { endDate: data.end }),
    ...(data.duration > 0 && { duration: `PT${data.duration}M` }),
    eventStatus: schema(STATUS[status]),
    ...(data.movedFrom.day && { previousStartDate: data.movedFrom.day }),
    eventAttendanceMode: schema('OfflineEventAttendanceMode'),
    location: {
      '@type': 'Place',
      name: [data.room, venue.name].filter(Boolean).join(', '),
      ...amenities(data.ownAccess),
      ...placeJsonLd(place),
    },
    ...inLanguage(data.ownAccess),
    ...ageRange(data.ages),
    ...(data.persons.length > 0 && { performer: data.persons.map(personJsonLd) }),
    ...superEvent(data.whole, absolute),
    ...(data.shareImage && { image: [absolute(data.shareImage)] }),
    organizer: { '@type': 'Organization', name: data.organizer, url: absolute('/') },
    ...offers(data, absolute(url)),
  };
  return [event];
}

/** The whole that it is a part of: an exhibition by the id of its own data, as a part of it would lack its place. */
function superEvent(whole: EventDetailData['whole'], absolute: (path: string) => string): object {
  if (!whole) return {};
  return {
    superEvent:
      whole.type === 'exhibition' ? { '@id': absolute(whole.url) } : { '@type': 'EventSeries', name: whole.title },
  };
}

/** BCP 47 codes of spoken and signed languages; interpreters here sign German Sign Language. */
function inLanguage(access: EventDetailData['ownAccess']): object {
  const codes = access.flatMap(({ id }) =>
    id === 'sign_language' ? ['gsg'] : id.startsWith(SPOKEN) ? [id.slice(SPOKEN.length)] : [],
  );
  return codes.length > 0 ? { inLanguage: codes } : {};
}

/** `5-12`, `12-` without an upper limit. */
const ageRange = ({ from, to }: EventDetailData['ages']): object =>
  from === null && to === null ? {} : { typicalAgeRange: `${from ?? 0}-${to ?? ''}` };

/** All else is something of the place: schema.org has no access of an event. */
function amenities(access: EventDetailData['ownAccess']): object {
  const features = access
    .filter(({ id }) => !id.startsWith(SPOKEN))
    .map(({ name }) => ({ '@type': 'LocationFeatureSpecification', name, value: true }));
  return features.length > 0 ? { amenityFeature: features } : {};
}

function offers(data: EventDetailData, url: string): object {
  const price = data.price || (data.free ? '0.00' : '');
  if (price === '') return {};
  const availability = schema(
    data.state === 'sold_out' ? 'SoldOut' : data.state === 'few' ? 'LimitedAvailability' : 'InStock',
  );
  const common = { priceCurrency: 'EUR', availability, url: data.ticketUrl || url };
  const single = data.priceTo === '' || data.priceTo === price;
  const offer = single
    ? { '@type': 'Offer', price, ...common }
    : { '@type': 'AggregateOffer', lowPrice: price, highPrice: data.priceTo, ...common };
  return { isAccessibleForFree: data.free, offers: offer };
}
