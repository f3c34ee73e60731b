import type { EventDetail, Price, SeatGroup } from '../entities';
import { exampleAudio } from './audio';
import { exampleListItem } from './events';
import { exampleImage, exampleThumbnails } from './images';

const price = (id: number, group: number, name: string, value: string): Price => ({
  id,
  name,
  text: name === 'Normal' ? 'Vollpreis' : '',
  price: value,
  sale_type_id: id,
  seat_group: group,
});

const SEAT_GROUPS: SeatGroup[] = [
  {
    id: 1,
    seat_group: 'Freie Platzwahl',
    status: '1',
    text: 'Einlass zur vollen Stunde',
    has_seats: false,
    prices: [price(1, 1, 'Normal', '12.00'), price(2, 1, 'Ermäßigt', '8.00')],
    timeslots: [
      { id: 1, time_start: '18:00:00', status: '1', block_id: 101 },
      { id: 2, time_start: '19:00:00', status: '0', block_id: 102 },
    ],
  },
  {
    id: 2,
    seat_group: 'Empore',
    status: '0',
    text: '',
    has_seats: false,
    prices: [price(3, 2, 'Normal', '10.00')],
    timeslots: [],
  },
];

/** A bookable event with everything that its page can show, in every language. */
export const exampleEvent: EventDetail = {
  ...exampleListItem,
  names: {
    de: 'abendfuehrung',
    en: 'evening-tour',
    cs: 'vecerni-prohlidka',
  },
  text: '<p>Ein Rundgang durch die <strong>Sammlung</strong>.</p><ul><li>Dauer: eineinhalb Stunden</li></ul>',
  duration_minutes: 90,
  exhibition: null,
  production: { id: 6, title: 'Abendführungen', slug: 'abendfuehrungen' },
  persons: [
    { id: 1, slug: 'mara-beispiel', name: 'Mara Beispiel', function: 'Leitung', image_obj: exampleImage },
    { id: 2, slug: 'jan-muster', name: 'Jan Muster', function: '', image_obj: null },
  ],
  series_slug: 'abende',
  venue_detail: {
    slug: 'museum',
    address: { street: 'Museumsplatz 1', zip: '01234', city: 'Musterstadt', country: 'DE' },
    address_line: 'Museumsplatz 1, 01234 Musterstadt',
    access: '<p>Ohne Stufen erreichbar</p>',
    latitude: 51,
    longitude: 13.7,
    theme: 'museum',
  },
  image_thumbnails: exampleThumbnails,
  audio: exampleAudio,
  seat_groups: SEAT_GROUPS,
  prices: SEAT_GROUPS.flatMap(({ prices }) => prices),
  other_dates: [
    { id: 13, date_start: '2026-11-28T19:30:00+01:00', all_day: false, slug: 'abendfuehrung' },
    { id: 14, date_start: '2026-12-05T00:00:00+01:00', all_day: true, slug: 'abendfuehrung' },
  ],
  other_events: [
    {
      id: 15,
      lang: 'de',
      title: 'Werkstatt für Kinder',
      date_start: '2026-11-29T11:00:00+01:00',
      all_day: false,
      slug: 'werkstatt-fuer-kinder',
    },
  ],
  bookable: true,
  tickets_live: false,
  waitable: false,
  moved_from: '',
};
