import type { ProductionData } from './production-detail.loader';

/** The production for search engines (schema.org/EventSeries: several dates under one name), without `@context`. */
export function productionJsonLd(data: ProductionData, url: string, absolute: (path: string) => string): object {
  const events = data.days.flatMap(({ day, rows }) => rows.map((row) => ({ '@type': 'Event', '@id': absolute(row.url), url: absolute(row.url), name: row.title, startDate: day })));
  return {
    '@type': 'EventSeries',
    '@id': absolute(url),
    url: absolute(url),
    name: data.title,
    description: data.summary,
    ...(data.from && { startDate: data.from }),
    ...(data.to && { endDate: data.to }),
    ...(data.shareImage && { image: [absolute(data.shareImage)] }),
    ...(data.persons.length > 0 && { contributor: data.persons.map(({ name }) => ({ '@type': 'Person', name })) }),
    ...(events.length > 0 && { subEvent: events }),
    organizer: { '@type': 'Organization', name: data.organizer, url: absolute('/') },
  };
}
