import type { PAGE_CALLS } from '@vestibule/contracts/call-paths/page';
import { DOOR_CACHE, DOOR_PAGE_MS, SESSION_ENDED } from '@vestibule/contracts/offline/door-cache';
import { scope } from './scope';

/*
 * The only page that is cached: that of a door, for times without network (docs/behaviour/tickets.md#door). It is never
 * used while there is one.
 */

/** Whether this is the path of a door's page (mfe-commerce/src/desk-routes.ts). */
export const isDoorPath = (path: string): boolean => /^\/cms-hub\/box-office\/[1-9]\d*\/door$/.test(path);

type Path<N extends 'login' | 'logout'> = (typeof PAGE_CALLS)[N]['path'];

/** Calls after which another user may have this browser. */
const ENDS_OF_SESSION: readonly string[] = ['/api/login/', '/api/user-logout/'] satisfies [
  Path<'login'>,
  Path<'logout'>,
];

/** A login has ended, a right was taken away, or there is no such date; a network failure is no such response. */
const isRefusal = ({ status, type }: Response) => type === 'opaqueredirect' || (status >= 400 && status < 500);

/** Caches the page of a door from its response; when it is refused, everything cached is deleted. */
export async function keepDoorPage(url: URL, answer: Response): Promise<void> {
  if (isRefusal(answer)) await caches.delete(DOOR_CACHE);
  else if (answer.ok) await (await caches.open(DOOR_CACHE)).put(url.pathname, answer);
}

/** The cached page of a door, if it was stored within the last day. */
export async function keptDoorPage(url: URL, now = Date.now()): Promise<Response | undefined> {
  if (!isDoorPath(url.pathname)) return undefined;
  const kept = await caches.match(url.pathname, { cacheName: DOOR_CACHE });
  const at = Date.parse(kept?.headers.get('date') ?? '');
  return now - at < DOOR_PAGE_MS ? kept : undefined;
}

/** A logout, or the login of another account, deletes the door's data. */
export function forgetDoors(): void {
  scope.addEventListener('fetch', (event) => {
    const { method, url } = event.request;
    if (method === 'POST' && ENDS_OF_SESSION.includes(new URL(url).pathname))
      event.respondWith(endSession(event.request));
  });
}

/**
 * Passes the call on. An open door may be reading its list at the same time: it gets the message after the response,
 * when the server would refuse it another list.
 */
async function endSession(call: Request): Promise<Response> {
  await caches.delete(DOOR_CACHE);
  try {
    return await fetch(call);
  } finally {
    await caches.delete(DOOR_CACHE);
    for (const page of await scope.clients.matchAll({ type: 'window' })) page.postMessage(SESSION_ENDED);
  }
}
