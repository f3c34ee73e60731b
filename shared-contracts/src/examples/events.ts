import type { EventFacets, EventListItem, EventsPage, Teaser } from '../entities';
import { examplePicture } from './images';

/** An event on sale with everything that a row can show. */
export const exampleListItem: EventListItem = {
  id: 7,
  lang: 'de',
  slug: 'abendfuehrung',
  title: 'Abendführung durch die Sammlung',
  preline: 'Führung',
  subline: 'Mit Blick hinter die Kulissen',
  list_day: '2026-11-21',
  date_start: '2026-11-21T19:30:00+01:00',
  date_end: '2026-11-21T21:00:00+01:00',
  all_day: false,
  timezone: 'Europe/Berlin',
  event_type_new: { id: 'fuehrung', name: 'Führung' },
  room: { id: 3, name: 'Großer Saal' },
  venue: { id: 1, name: 'Haupthaus' },
  genre: { id: 4, name: 'Rundgang' },
  series: { id: 5, name: 'Lange Abende' },
  tags: [{ id: 2, name: 'Für Familien' }],
  access: [{ id: 'step_free', name: 'Stufenlos' }],
  age_from: 8,
  age_to: null,
  image_obj: examplePicture.image_obj,
  status: 'scheduled',
  availability: 'available',
  state: '',
  price_from: '8.00',
  price_to: '12.00',
  id_jet: 'BSP7',
  ticket_url: '',
};

/** A record with nothing but the fields that the contract demands. */
const bare: EventListItem = {
  ...exampleListItem,
  preline: '',
  subline: '',
  date_end: null,
  event_type_new: null,
  room: null,
  venue: null,
  genre: null,
  series: null,
  tags: [],
  access: [],
  age_from: null,
  age_to: null,
  image_obj: null,
  availability: 'none',
  price_from: null,
  price_to: null,
  id_jet: '',
};

const other = (id: number, changes: Partial<EventListItem>): EventListItem => ({
  ...bare,
  id,
  slug: `termin-${id}`,
  list_day: (changes.date_start ?? bare.date_start).slice(0, 10),
  ...changes,
});

/**
 * First page of a longer list: every status and availability, a whole day, an event abroad and one that is not
 * translated.
 */
export const exampleEvents: EventsPage = {
  count: 24,
  next: '/de/api/events/?page=2',
  previous: null,
  results: [
    exampleListItem,
    other(8, {
      title: 'Werkstatt für Kinder',
      availability: 'few',
      state: 'few',
      price_from: '5.00',
      price_to: '5.00',
    }),
    other(9, {
      title: 'Konzert im Hof',
      date_start: '2026-11-22T18:00:00+01:00',
      availability: 'sold_out',
      state: 'sold_out',
    }),
    other(10, {
      title: 'Tag der offenen Tür',
      date_start: '2026-11-23T00:00:00+01:00',
      all_day: true,
      availability: 'free',
    }),
    other(11, {
      title: 'Vortrag über Farben',
      date_start: '2026-11-24T17:00:00+01:00',
      status: 'cancelled',
      state: 'cancelled',
    }),
    other(12, {
      title: 'Guest lecture',
      lang: 'en',
      date_start: '2026-11-25T18:00:00+00:00',
      timezone: 'Europe/London',
      status: 'moved',
      ticket_url: 'https://example.org/tickets',
    }),
  ],
};

/** Counts of the example options; an option that is missing has no events. */
export const exampleFacets: EventFacets = {
  room: [{ value: '3', count: 18 }],
  type: [{ value: 'sonderausstellung', count: 4 }],
  tag: [{ value: '2', count: 9 }],
  series: [{ value: '5', count: 6 }],
  genre: [],
  access: [{ value: 'step_free', count: 7 }],
  language: [{ value: 'spoken_en', count: 2 }],
};

const teaser: Teaser = {
  id: 1,
  lang: 'de',
  position: '2026-11-21',
  name: 'hinweis',
  link: '/de/besuch',
  preline: 'Neu',
  headline: 'Der Rundgang ist fertig',
  subline: 'Täglich ab zehn Uhr',
  link_text: 'Mehr erfahren',
  style: 'wide',
  ...examplePicture,
};

/** One with a picture, and one without anything that may be left out. */
export const exampleTeasers: Teaser[] = [
  teaser,
  {
    ...teaser,
    id: 2,
    position: '2026-11-23',
    name: 'newsletter',
    preline: '',
    headline: 'Neues aus dem Haus',
    subline: '',
    link_text: '',
    image_obj: null,
    image_thumbnails: null,
  },
];
