import type { PersonDetail } from '@vestibule/contracts';

/** A person for search engines (schema.org/Person), without `@context`. */
export function personJsonLd(
  person: PersonDetail,
  { url, house, absolute }: { url: string; house: string; absolute: (path: string) => string },
): object {
  return {
    '@type': 'Person',
    '@id': absolute(url),
    url: absolute(url),
    name: person.name,
    ...(person.function && { jobTitle: person.function }),
    ...(person.image_thumbnails && { image: absolute(person.image_thumbnails.large) }),
    // A guest belongs to another house, or to none.
    ...(person.department && { affiliation: { '@type': 'Organization', name: house, url: absolute('/') } }),
  };
}
