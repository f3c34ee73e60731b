import type { VenueDetail } from '@vestibule/contracts';

/** Where a place is, for search engines; without the fields that have no value. */
export function placeJsonLd({
  address,
  latitude,
  longitude,
}: Pick<VenueDetail, 'address' | 'latitude' | 'longitude'>): object {
  return {
    ...(address.city && {
      address: {
        '@type': 'PostalAddress',
        ...(address.street && { streetAddress: address.street }),
        ...(address.zip && { postalCode: address.zip }),
        addressLocality: address.city,
        ...(address.country && { addressCountry: address.country }),
      },
    }),
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}
