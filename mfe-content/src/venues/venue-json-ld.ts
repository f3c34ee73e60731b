import { plainText, type VenueDetail } from '@vestibule/contracts';

/** A place for search engines (schema.org/Place), without `@context`. */
export function venueJsonLd(venue: VenueDetail, url: string, absolute: (path: string) => string): object {
  const { address, latitude, longitude } = venue;
  return {
    '@type': 'Place',
    '@id': absolute(url),
    url: absolute(url),
    name: venue.title,
    ...(venue.body && { description: plainText(venue.body, 300) }),
    ...(address.city && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: address.street,
        postalCode: address.zip,
        addressLocality: address.city,
        ...(address.country && { addressCountry: address.country }),
      },
    }),
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(venue.image_thumbnails && { image: absolute(venue.image_thumbnails.large) }),
  };
}
