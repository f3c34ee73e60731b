import type { VenueDetail } from '@vestibule/contracts';

/** Where a place is, for search engines; nothing of what nobody has told. */
export function placeJsonLd({ address, latitude, longitude }: Pick<VenueDetail, 'address' | 'latitude' | 'longitude'>): object {
  return {
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
  };
}
