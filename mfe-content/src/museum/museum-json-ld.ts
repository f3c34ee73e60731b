import type { Language, Museum } from '@vestibule/contracts';
import { hoursJsonLd } from '../venues/hours-json-ld';
import { placeJsonLd } from '../venues/place-json-ld';

/**
 * The organisation for search engines (schema.org/Museum), without `@context`: its hours, and every day of the coming
 * year that has others.
 */
export function museumJsonLd(
  { name, description, image, phone = '', profiles = [], ...museum }: Museum,
  lang: Language,
  absolute: (path: string) => string,
): object {
  return {
    '@type': 'Museum',
    '@id': absolute('/#museum'),
    name,
    url: absolute(`/${lang}`),
    ...(description && { description }),
    ...(image && { image: absolute(image) }),
    ...(phone && { telephone: phone }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...placeJsonLd(museum),
    ...hoursJsonLd(museum.opening_hours, museum.opening_hours_exceptions),
  };
}
