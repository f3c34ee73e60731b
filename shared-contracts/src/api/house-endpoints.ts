import type { Endpoint } from './endpoint';

/** Long texts in three languages, and code; larger ones come in packs. */
const LIMIT = 2 * 1024 * 1024;

/** Calls for what the house says on every page, in all languages. */
export const HOUSE_ENDPOINTS = {
  houseSettings: { method: 'GET', path: '/api/house/settings/', answer: 'houseDocument' },
  changeHouseSettings: {
    method: 'PATCH',
    path: '/api/house/settings/',
    body: 'recordBody',
    bodyLimit: LIMIT,
    answer: 'houseDocument',
  },
  houseNavigation: { method: 'GET', path: '/api/house/navigation/', answer: 'houseDocument' },
  changeHouseNavigation: {
    method: 'PATCH',
    path: '/api/house/navigation/',
    body: 'recordBody',
    bodyLimit: LIMIT,
    answer: 'houseDocument',
  },
} as const satisfies Record<string, Endpoint>;
