/** Address and position of a venue; parts that are not known are empty or null. */
export interface PostalPlace {
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** Two letters. */
  readonly country: string;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** Address and position of a place for search engines; no address without a street or a city. */
export function placeJsonLd({ street, zip, city, country, latitude, longitude }: PostalPlace): object {
  return {
    ...((street !== '' || city !== '') && {
      address: {
        '@type': 'PostalAddress',
        ...(street && { streetAddress: street }),
        ...(zip && { postalCode: zip }),
        ...(city && { addressLocality: city }),
        ...(country && { addressCountry: country }),
      },
    }),
    ...(latitude !== null && longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
  };
}
