/**
 * The browser's cache for a door without network: the page itself, and the list of its tickets, each under its address.
 * It has names of people, so the end of the session deletes it whole. The number changes with the meaning of an entry.
 */
export const DOOR_CACHE = 'vestibule-door-1';

/** How long a page of the door is good without network, in ms: no longer than a door is believed. */
export const DOOR_PAGE_MS = 24 * 3_600_000;

/** Message of the service worker to all open pages after the end of a session. */
export const SESSION_ENDED = 'vestibule: session ended';
