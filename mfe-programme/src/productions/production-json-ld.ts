import type { ProductionData } from './production-detail.loader';

/** The production for search engines (schema.org/EventSeries: several dates under one name), without `@context`. */
export function productionJsonLd(data: ProductionData, url: string, absolute: (path: string) => string): object {
  // Named alone: each is told in full on its own page, and half of it would be an event without a place.
  const events = data.days.flatMap(({ rows }) => rows.map((row) => ({ '@id': absolute(row.url) })));
  return {
    '@type': 'EventSeries',
    '@id': absolute(url),
    url: absolute(url),
    name: data.title,
    ...(data.summary && { description: data.summary }),
    ...(data.from && { startDate: data.from }),
    ...(data.to && { endDate: data.to }),
    ...(data.shareImage && { image: [absolute(data.shareImage)] }),
    ...(data.persons.length > 0 && { contributor: data.persons.map(({ name }) => ({ '@type': 'Person', name })) }),
    ...(events.length > 0 && { subEvent: events }),
    organizer: { '@type': 'Organization', name: data.organizer, url: absolute('/') },
  };
}
