import { DOOR_CACHE } from '@vestibule/contracts/offline/door-cache';
import { config } from './scope';

const PREFIX = 'vestibule-';

/** The worker's caches. The number changes with the meaning of an entry; the offline pages with their text. */
export const CACHES = {
  builds: `${PREFIX}builds-1`,
  pictures: `${PREFIX}pictures-1`,
  programme: `${PREFIX}programme-1`,
  door: DOOR_CACHE,
  offline: `${PREFIX}offline-${config.offline}`,
} as const;

/** Deletes caches of earlier versions of the worker. */
export async function deleteOldCaches(): Promise<void> {
  const current = new Set<string>(Object.values(CACHES));
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !current.has(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}
