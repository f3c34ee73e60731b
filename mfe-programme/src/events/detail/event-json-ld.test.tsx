import * as dates from '@vestibule/contracts/dates';
import { fakeHost } from '@vestibule/testkit/fake-host';
import { schemaProblems } from '@vestibule/testkit/schema-org/problems';
import { watchTheEnd } from '../../testing/near-the-end';
import { detail } from '../../testing/records';
import { toDetail } from './event-detail.loader';
import { eventJsonLd } from './event-json-ld';

watchTheEnd();

type Changes = Parameters<typeof detail>[0];
/** Fields of an event that is cancelled or over. */
const CLOSED = { availability: 'none', price_from: null, price_to: null } as const;

describe('structured data', () => {
  const nodesOf = (changes: Changes) =>
    eventJsonLd(
      toDetail(detail(changes), fakeHost().context({}), dates, {
        organizer: 'Salzhof',
        sections: [],
        related: [],
        shop: '',
      }),
      '/de/x/7',
      (path) => `https://example.org${path}`,
    );
  const jsonLd = (changes: Changes) => nodesOf(changes)[0];

  test('carries offsets, status, place, image and offers', () => {
    expect(jsonLd({})).toMatchObject({
      '@type': 'Event',
      startDate: '2026-11-21T19:30:00+01:00',
      endDate: '2026-11-21T21:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      location: {
        name: 'Großer Saal, Salzhof',
        address: { '@type': 'PostalAddress', streetAddress: 'Salzstraße 1', addressLocality: 'Tannlitz' },
        geo: { latitude: 50.5 },
      },
      image: ['https://example.org/media/a/1280.jpg'],
      organizer: { name: 'Salzhof' },
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: '12.00',
        highPrice: '38.00',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url: 'https://example.org/de/x/7',
      },
    });
  });

  test.each<[string, Changes]>([
    ['all that there is', {}],
    ['an exhibition of whole days', { all_day: true, event_type_new: { id: 'ausstellung', name: 'Ausstellung' } }],
    [
      'access of its own',
      {
        access: [
          { id: 'induction_loop', name: 'Induktionsschleife' },
          { id: 'spoken_en', name: 'Auf Englisch' },
        ],
      },
    ],
    ['one price', { price_to: '12.00' }],
    ['nothing to pay', { availability: 'free', price_from: null, price_to: null }],
    ['cancelled', { ...CLOSED, status: 'cancelled', state: 'cancelled' }],
    ['over', { ...CLOSED, state: 'over' }],
    ['moved', { status: 'moved' }],
    [
      'nothing but a title, a time and a venue',
      {
        subline: '',
        text: '',
        date_end: null,
        duration_minutes: null,
        room: null,
        persons: [],
        production: null,
        image_obj: null,
        image_thumbnails: null,
        price_from: null,
        price_to: null,
        availability: 'none',
      },
    ],
  ])('is valid by schema.org and search engines: %s', (_, changes) => {
    expect(schemaProblems(jsonLd(changes))).toEqual([]);
  });

  test('invents no place: an event without a venue, or at one without an address, is none for search engines', () => {
    expect(nodesOf({ venue: null, venue_detail: null })).toEqual([]);
    const { venue_detail: venue } = detail({});
    const nowhere = venue && { ...venue, address: { street: '', zip: '', city: '', country: 'DE' } };
    expect(nodesOf({ venue_detail: nowhere })).toEqual([]);
  });

  test('says in which languages it is, and how one gets in', () => {
    const access = ['step_free', 'sign_language', 'spoken_cs'].map((id) => ({ id, name: id }));
    expect(jsonLd({ access })).toMatchObject({
      inLanguage: ['gsg', 'cs'],
      location: {
        amenityFeature: ['step_free', 'sign_language'].map((name) => ({
          '@type': 'LocationFeatureSpecification',
          name,
          value: true,
        })),
      },
    });
    expect(jsonLd({})).not.toHaveProperty('inLanguage');
  });

  test('says for which ages it is, and names an ensemble as one', () => {
    expect(jsonLd({ age_from: 5, age_to: 12 })).toMatchObject({ typicalAgeRange: '5-12' });
    expect(jsonLd({ age_from: 16, age_to: null })).toMatchObject({ typicalAgeRange: '16-' });
    expect(jsonLd({})).not.toHaveProperty('typicalAgeRange');
    const persons = [{ id: 1, slug: 'vier', name: 'Vier Stühle', is_group: true, function: '', image_obj: null }];
    expect(jsonLd({ persons })).toMatchObject({ performer: [{ '@type': 'PerformingGroup', name: 'Vier Stühle' }] });
  });

  test('says what has changed', () => {
    expect(jsonLd({ status: 'cancelled' })).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(jsonLd({ status: 'moved' })).toMatchObject({ eventStatus: 'https://schema.org/EventRescheduled' });
    expect(jsonLd({ availability: 'sold_out', state: 'sold_out', price_to: '12.00' })).toMatchObject({
      offers: { '@type': 'Offer', price: '12.00', availability: 'https://schema.org/SoldOut' },
    });
    expect(jsonLd({ all_day: true })).toMatchObject({ startDate: '2026-11-21' });
    // Over, and moved before that.
    const over = jsonLd({ ...CLOSED, status: 'moved', state: 'over' });
    expect(over).toMatchObject({ eventStatus: 'https://schema.org/EventRescheduled' });
    expect(over).not.toHaveProperty('offers');
  });

  test('names the kind of event, people who take part, and its production', () => {
    expect(jsonLd({ event_type_new: { id: 'ausstellung', name: 'Ausstellung' } })).toMatchObject({
      '@type': 'ExhibitionEvent',
      performer: [{ '@type': 'Person', name: 'Quirin Haberstroh' }],
      superEvent: { name: 'Im Gewölbe' },
    });
    expect(jsonLd({ event_type_new: { id: 'constructor', name: 'x' }, persons: [], production: null })).toMatchObject({
      '@type': 'Event',
    });
  });
});
