import type { Production, ProductionListItem, ProductionsPage } from '../entities';
import { exampleAudio } from './audio';
import { exampleEvents } from './events';
import { exampleImage, examplePicture } from './images';

const item: ProductionListItem = {
  id: 7,
  lang: 'de',
  slug: 'das-blaue-zimmer',
  title: 'Das blaue Zimmer',
  summary: 'Ein Raum, den niemand betreten durfte.',
  date_from: '2026-09-12',
  date_to: '2027-02-28',
  season: { id: 7, name: '2026/27' },
  exhibition_type: { id: 'sonderausstellung', name: 'Sonderausstellung' },
  image_obj: examplePicture.image_obj,
};

/** One with everything, and one with nothing that may be left out. */
export const exampleProductions: ProductionsPage = {
  count: 11,
  next: '/de/api/productions/?page=2',
  previous: null,
  results: [
    item,
    {
      ...item,
      id: 8,
      lang: 'en',
      slug: 'open-end',
      title: 'Open end',
      summary: '',
      date_to: null,
      season: null,
      exhibition_type: null,
      image_obj: null,
    },
  ],
};

export const exampleProduction: Production = {
  ...item,
  names: { de: item.slug, en: 'the-blue-room', cs: 'modry-pokoj' },
  body: '<p>Ein Raum, den <em>niemand</em> betreten durfte.</p>',
  tags: [{ id: 2, name: 'Für Familien' }],
  persons: [
    { id: 1, slug: 'mara-beispiel', name: 'Mara Beispiel', function: 'Kuratorin', image_obj: exampleImage },
    { id: 2, slug: 'jan-muster', name: 'Jan Muster', function: '', image_obj: null },
  ],
  image_thumbnails: examplePicture.image_thumbnails,
  audio: exampleAudio,
  events: exampleEvents.results,
};
