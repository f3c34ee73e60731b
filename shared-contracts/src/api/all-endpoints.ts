import { CUSTOMER_ENDPOINTS } from './customer-endpoints';
import { EDITORS_ENDPOINTS } from './editors-endpoints';
import { ENDPOINTS } from './endpoints';
import { POST_ENDPOINTS } from './post-endpoints';

/** Every call of the site, for programs that need all of them; browsers take them as they need them (client.ts). */
export const ALL_ENDPOINTS = { ...ENDPOINTS, ...CUSTOMER_ENDPOINTS, ...POST_ENDPOINTS, ...EDITORS_ENDPOINTS } as const;
