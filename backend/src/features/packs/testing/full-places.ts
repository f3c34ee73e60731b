import { l10n } from './l10n';

/** Places with every field, and with the required ones only. */
export const FULL_VENUES = [
  {
    key: 'v',
    name: 'Haus',
    title: l10n('Haus'),
    body: { de: '<p>Hier</p>' },
    access: { de: '<p>Rampe</p>' },
    access_means: { step_free: true },
    address: { street: 'Markt 1', zip: '01067', city: 'Tannlitz', country: 'DE' },
    latitude: 50.5,
    longitude: 13.25,
    theme: 'castle',
    image: 'red.jpg',
  },
  { key: 'v2', name: 'Hof' },
];
export const FULL_ROOMS = [
  {
    key: 'r',
    name: 'Saal',
    title: l10n('Saal'),
    venue: 'Haus',
    capacity: 80,
    access_means: { induction_loop: true },
    own_access: true,
  },
];
export const FULL_SEAT_PLANS = [
  { key: 'sp', name: 'Konzert', room: 'Saal', rows: 'A: 1-3, _, 4 Loge\nB: 1w, 2c Loge; 3-9 Rang' },
  { key: 'sp2', name: 'Tanz', rows: '1: 1 Saal' },
];
