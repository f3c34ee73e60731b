import type { PAGE_CALLS } from '../call-paths/page';

/**
 * The browser's cache for a door without network: the page itself, and the list of its tickets, each under its address.
 * It has names of people, so whoever ends the session deletes it whole. The number changes with what an entry means.
 */
export const DOOR_CACHE = 'vestibule-door-1';

/** How long a page of the door is good without network, in ms: no longer than a door is believed. */
export const DOOR_PAGE_MS = 24 * 3_600_000;

/** Whether this is the path of a door's page (mfe-commerce/src/desk-routes.ts). */
export const isDoorPath = (path: string): boolean => /^\/cms-hub\/box-office\/[1-9]\d*\/door$/.test(path);

type Path<N extends 'login' | 'logout'> = (typeof PAGE_CALLS)[N]['path'];

/** Calls after which somebody else may have this browser. */
export const ENDS_OF_SESSION: readonly string[] = ['/api/login/', '/api/user-logout/'] satisfies [
  Path<'login'>,
  Path<'logout'>,
];

/** What the service worker says to all open pages after one of them. */
export const SESSION_ENDED = 'vestibule: session ended';
