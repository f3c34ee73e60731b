import type { PersonDetail, PersonListItem, TeamPage, SeriesDetail, VenueDetail, VenueListItem } from '../entities';
import { exampleImage, examplePicture } from './images';

/** One person with a picture, one with nothing but a name. */
export const examplePersons: PersonListItem[] = [
  {
    id: 7,
    lang: 'de',
    slug: 'mara-beispiel',
    name: 'Dr. Mara Beispiel',
    function: 'Leitung',
    department: 'Haus',
    image_obj: exampleImage,
  },
  { id: 8, lang: 'de', slug: 'jan-muster', name: 'Jan Muster', function: '', department: '', image_obj: null },
];

/** A large team, of which two are shown. */
export const exampleTeam: TeamPage = {
  count: 50,
  next: '/de/api/team/?page=2',
  previous: null,
  results: examplePersons.map((person) => ({ ...person, department: person.department || 'Kasse' })),
  letters: ['B', 'M'],
};

export const examplePerson: PersonDetail = {
  id: 7,
  lang: 'de',
  slug: 'mara-beispiel',
  name: 'Dr. Mara Beispiel',
  function: 'Leitung',
  department: 'Haus',
  ...examplePicture,
  names: { de: 'mara-beispiel', en: 'mara-beispiel', cs: 'mara-beispiel' },
  body: '<p>Leitet das Haus seit 2019.</p>',
  productions: [
    { id: 6, lang: 'de', title: 'Abendführungen', slug: 'abendfuehrungen' },
    { id: 9, lang: 'de', title: 'Das lange Licht', slug: 'das-lange-licht' },
  ],
  exhibitions: [{ id: 7, lang: 'de', title: 'Das blaue Zimmer', slug: 'das-blaue-zimmer' }],
};

export const exampleVenue: VenueDetail = {
  id: 7,
  lang: 'de',
  slug: 'altes-lager',
  names: { de: 'altes-lager', en: 'altes-lager', cs: 'altes-lager' },
  title: 'Altes Lager',
  body: '<p>Ein Haus am <strong>Markt</strong>.</p>',
  access: '<p>Ohne Stufen erreichbar</p>',
  address: { street: 'Museumsplatz 1', zip: '01234', city: 'Musterstadt', country: 'DE' },
  latitude: 51,
  longitude: 13.7,
  theme: 'castle',
  ...examplePicture,
  rooms: [
    { id: 3, name: 'Großer Saal', capacity: 420 },
    { id: 4, name: 'Hof', capacity: null },
  ],
};

/** One venue with a picture, one with nothing but a name. */
export const exampleVenues: VenueListItem[] = [
  {
    id: 7,
    lang: 'de',
    slug: 'altes-lager',
    title: 'Altes Lager',
    summary: 'Ein Haus am Markt.',
    address: exampleVenue.address,
    image_obj: exampleImage,
  },
  {
    id: 8,
    lang: 'de',
    slug: 'hofgut',
    title: 'Hofgut',
    summary: '',
    address: { street: '', zip: '', city: '', country: '' },
    image_obj: null,
  },
];

export const exampleSeries: SeriesDetail = {
  id: 7,
  lang: 'de',
  slug: 'lange-abende',
  names: { de: 'lange-abende', en: 'lange-abende', cs: 'lange-abende' },
  title: 'Lange Abende',
  body: '<p>Jeden ersten Freitag bis Mitternacht.</p>',
  ...examplePicture,
};
