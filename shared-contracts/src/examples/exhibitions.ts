import type { Exhibition, ExhibitionListItem, ExhibitionsPage } from '../entities';
import { exampleArticles } from './articles';
import { exampleAudio } from './audio';
import { exampleEvents } from './events';
import { exampleImage, examplePicture } from './images';

const item: ExhibitionListItem = {
  id: 7,
  lang: 'de',
  slug: 'das-blaue-zimmer',
  title: 'Das blaue Zimmer',
  subline: 'Ein Raum, den niemand betreten durfte',
  summary: 'Hundert Jahre lang blieb die Tür verschlossen.',
  date_from: '2026-09-12',
  date_to: '2027-02-28',
  is_permanent: false,
  state: 'running',
  exhibition_type: { id: 'sonderausstellung', name: 'Sonderausstellung' },
  venue: { id: 1, slug: 'museum', name: 'Museum' },
  rooms: [
    { id: 1, name: 'Kuppelsaal' },
    { id: 2, name: 'Galerie' },
  ],
  floor: '1. Obergeschoss',
  means: [],
  opening_exceptions: [
    {
      date: '2026-12-01',
      time_from: '',
      time_to: '',
      closed: true,
      alternative_text: 'Geschlossen wegen Dreharbeiten',
      alternative_link_url: '',
    },
  ],
  is_free: false,
  price_from: '6.00',
  price_to: '9.00',
  image_obj: examplePicture.image_obj,
};

/** One with everything, and one with nothing that may be left out. */
export const exampleExhibitions: ExhibitionsPage = {
  count: 11,
  next: '/de/api/exhibitions/?page=2',
  previous: null,
  results: [
    item,
    {
      ...item,
      id: 8,
      lang: 'en',
      slug: 'open-end',
      title: 'Open end',
      subline: '',
      summary: '',
      date_from: null,
      date_to: null,
      is_permanent: true,
      state: 'permanent',
      exhibition_type: null,
      venue: null,
      rooms: [],
      floor: '',
      means: [{ id: 'step_free', name: 'Stufenlos' }],
      opening_exceptions: [],
      is_free: true,
      price_from: null,
      price_to: null,
      image_obj: null,
    },
  ],
};

export const exampleExhibition: Exhibition = {
  ...item,
  names: { de: item.slug, en: 'the-blue-room', cs: 'modry-pokoj' },
  body: '<p>Hundert Jahre lang blieb die Tür <em>verschlossen</em>.</p>',
  access: '<p>Ohne Stufen erreichbar</p>',
  languages: ['de', 'en', 'easy_language'],
  venue_detail: {
    address: { street: 'Museumsplatz 1', zip: '01234', city: 'Musterstadt', country: 'DE' },
    address_line: 'Museumsplatz 1, 01234 Musterstadt',
    latitude: 51,
    longitude: 13.7,
    theme: 'museum',
  },
  prices: [
    { label: 'Normal', amount: '9.00' },
    { label: 'Ermäßigt', amount: '6.00' },
  ],
  tickets_from: '2026-08-01',
  ticket_url: '',
  tags: [{ id: 2, name: 'Für Familien' }],
  persons: [
    { id: 1, slug: 'mara-beispiel', name: 'Mara Beispiel', function: 'Kuratorin', image_obj: exampleImage },
    { id: 2, slug: 'jan-muster', name: 'Jan Muster', function: '', image_obj: null },
  ],
  image_thumbnails: examplePicture.image_thumbnails,
  pictures: [{ image_obj: exampleImage, caption: 'Die Tür, wie man sie 1926 fand' }],
  audio: exampleAudio,
  press: [{ title: 'Pressemitteilung', lang: 'de', url: '/media/document/1a2b3c.pdf', type: 'application/pdf' }],
  events: exampleEvents.results,
  articles: exampleArticles.results,
};
