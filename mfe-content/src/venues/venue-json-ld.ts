import { plainText, type VenueDetail } from '@vestibule/contracts';
import { placeJsonLd } from './place-json-ld';

/** A place for search engines (schema.org/Place), without `@context`. */
export function venueJsonLd(venue: VenueDetail, url: string, absolute: (path: string) => string): object {
  return {
    '@type': 'Place',
    '@id': absolute(url),
    url: absolute(url),
    name: venue.title,
    ...(venue.body && { description: plainText(venue.body, 300) }),
    ...placeJsonLd(venue),
    ...(venue.image_thumbnails && { image: absolute(venue.image_thumbnails.large) }),
  };
}
