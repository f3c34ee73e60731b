import { EDITORS_ENDPOINTS } from './editors-endpoints';
import { ENDPOINTS } from './endpoints';

/** Every call of the site, for programs that need all of them; browsers take them as they need them (client.ts). */
export const ALL_ENDPOINTS = { ...ENDPOINTS, ...EDITORS_ENDPOINTS } as const;
