import { EXAMPLES } from '@vestibule/contracts/api/examples';
import { schemaProblems } from '@vestibule/testkit/schema-org/problems';
import { museumJsonLd } from './museum-json-ld';

const absolute = (path: string) => `https://example.org${path}`;

describe('museum json ld', () => {
  test('the house with its hours and the days that have others', () => {
    expect(schemaProblems(museumJsonLd(EXAMPLES.museum, 'en', absolute))).toEqual([]);
    expect(museumJsonLd(EXAMPLES.museum, 'en', absolute)).toEqual({
      '@type': 'Museum',
      '@id': 'https://example.org/#museum',
      name: 'Beispielmuseum',
      description: 'Ein Haus für Kunst und Geschichte',
      url: 'https://example.org/en',
      image: 'https://example.org/media/beispiel/1280.jpg',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Museumsplatz 1',
        postalCode: '01234',
        addressLocality: 'Musterstadt',
        addressCountry: 'DE',
      },
      telephone: '+49 351 1234-0',
      sameAs: ['https://social.example/@museum'],
      geo: { '@type': 'GeoCoordinates', latitude: 51.05, longitude: 13.73 },
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
          opens: '10:00',
          closes: '18:00',
        },
      ],
      specialOpeningHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          validFrom: '2026-12-24',
          validThrough: '2026-12-24',
          opens: '00:00',
          closes: '00:00',
        },
        {
          '@type': 'OpeningHoursSpecification',
          validFrom: '2026-12-31',
          validThrough: '2026-12-31',
          opens: '10:00',
          closes: '14:00',
        },
      ],
    });
  });

  test('empty settings are left out', () => {
    const museum = {
      ...EXAMPLES.museum,
      image: '',
      description: '',
      latitude: null,
      phone: '',
      profiles: [],
      address: { street: '', zip: '', city: '', country: '' },
    };
    expect(schemaProblems(museumJsonLd(museum, 'de', absolute))).toEqual([]);
    expect(Object.keys(museumJsonLd(museum, 'de', absolute))).toEqual([
      '@type',
      '@id',
      'name',
      'url',
      'openingHoursSpecification',
      'specialOpeningHoursSpecification',
    ]);
  });

  test('a house that has told no hours has none', () => {
    expect(
      schemaProblems(
        museumJsonLd({ ...EXAMPLES.museum, opening_hours: [], opening_hours_exceptions: [] }, 'de', absolute),
      ),
    ).toEqual([]);
  });
});
