import { personJsonLd } from '../detail/person-json-ld';
import { placeJsonLd } from '../detail/place-json-ld';
import type { ExhibitionData } from './exhibition-detail.loader';

const schema = (name: string) => `https://schema.org/${name}`;
type Absolute = (path: string) => string;

/**
 * The exhibition for search engines (schema.org/ExhibitionEvent), without `@context`; none without a first day or a
 * venue, which an event there must have, and which nobody should invent.
 */
export function exhibitionJsonLd(data: ExhibitionData, url: string, absolute: Absolute): readonly object[] {
  const { venue, venue_detail: place } = data;
  if (!data.date_from || !venue || !place) return [];
  const images = [data.shareImage].filter(Boolean).map(absolute);
  // Named alone: each has its full data on its own page, and a part of it would be an event without a place.
  const events = data.days.flatMap(({ rows }) => rows.map((row) => ({ '@id': absolute(row.url) })));
  const description = data.subline || data.summary;
  const shown = {
    '@type': 'ExhibitionEvent',
    '@id': absolute(url),
    url: absolute(url),
    name: data.title,
    ...(description && { description }),
    startDate: data.date_from,
    ...(data.date_to && { endDate: data.date_to }),
    eventStatus: schema('EventScheduled'),
    eventAttendanceMode: schema('OfflineEventAttendanceMode'),
    location: {
      '@type': 'Place',
      name: [...data.rooms, venue.name].join(', '),
      ...placeJsonLd({ ...place.address, latitude: place.latitude, longitude: place.longitude }),
    },
    ...(images.length > 0 && { image: images }),
    ...(data.persons.length > 0 && { contributor: data.persons.map(personJsonLd) }),
    ...(events.length > 0 && { subEvent: events }),
    organizer: { '@type': 'Organization', name: data.organizer, url: absolute('/') },
    ...offers(data, absolute(url), absolute),
  };
  return [shown];
}

/** Offers, each with the day from which it is sold; none of an exhibition that is over. */
function offers(data: ExhibitionData, url: string, absolute: Absolute): object {
  if (data.state === 'over') return {};
  const priced = data.is_free ? [{ label: '', amount: '0.00' }] : data.prices;
  if (priced.length === 0) return {};
  return {
    isAccessibleForFree: data.is_free,
    offers: priced.map(({ label, amount }) => ({
      '@type': 'Offer',
      ...(label && { name: label }),
      price: amount,
      priceCurrency: 'EUR',
      availability: schema('InStock'),
      url: data.ticketUrl ? absolute(data.ticketUrl) : url,
      ...(data.tickets_from && { validFrom: data.tickets_from }),
    })),
  };
}
