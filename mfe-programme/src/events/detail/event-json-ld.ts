import { plainText } from '@vestibule/contracts';
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

/** The event for search engines (schema.org/Event), without `@context`. */
export function eventJsonLd(data: EventDetailData, url: string, absolute: (path: string) => string): object {
  const { status } = data;
  const description = data.subline || plainText(data.text, 300);
  return {
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
    location: place(data),
    ...inLanguage(data.ownAccess),
    ...(data.persons.length > 0 && { performer: data.persons.map(({ name }) => ({ '@type': 'Person', name })) }),
    ...(data.production && { superEvent: { '@type': 'EventSeries', name: data.production.title } }),
    ...(data.shareImage && { image: [absolute(data.shareImage)] }),
    organizer: { '@type': 'Organization', name: data.organizer, url: absolute('/') },
    ...offers(data, absolute(url)),
  };
}

function place({ room, venue, address, position, organizer, ownAccess }: EventDetailData): object {
  return {
    '@type': 'Place',
    name: [room, venue?.name].filter(Boolean).join(', ') || organizer,
    // Search engines show no event without an address; the venue's name stands for a missing one.
    address: address || venue?.name || organizer,
    ...amenities(ownAccess),
    ...(position && { geo: { '@type': 'GeoCoordinates', latitude: position[0], longitude: position[1] } }),
  };
}

/** BCP 47 codes of spoken and signed languages; interpreters here sign German Sign Language. */
function inLanguage(access: EventDetailData['ownAccess']): object {
  const codes = access.flatMap(({ id }) =>
    id === 'sign_language' ? ['gsg'] : id.startsWith(SPOKEN) ? [id.slice(SPOKEN.length)] : [],
  );
  return codes.length > 0 ? { inLanguage: codes } : {};
}

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
