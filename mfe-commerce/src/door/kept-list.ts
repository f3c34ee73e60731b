import { deleteCache, openCache } from '@vestibule/contracts/browser-data';
import { DOOR_CACHE } from '@vestibule/contracts/offline/door-cache';
import type { DoorList } from '@vestibule/contracts/schemas/door';

/** A door list as it came; `skew` is the server's clock less this one, in ms. */
export interface KeptList {
  readonly list: DoorList;
  readonly skew: number;
}

const DAY_MS = 24 * 3_600_000;
const addressOf = (event: number) => `/door-list/${event}`;
const isList = (path: string) => path.startsWith('/door-list/');
const isOver = ({ list }: KeptList, now: number) => now > Date.parse(list.ends_at) + DAY_MS;

/** Stores a list for times without network; returns whether it could. */
export async function keepList(kept: KeptList): Promise<boolean> {
  try {
    const cache = await openCache(DOOR_CACHE);
    await cache?.put(addressOf(kept.list.event), new Response(JSON.stringify(kept)));
    return cache !== undefined;
  } catch {
    return false;
  }
}

/** All lists that this browser has, but those of dates that are over for a day, which it forgets. */
export async function keptLists(now = Date.now()): Promise<readonly KeptList[]> {
  try {
    const cache = await openCache(DOOR_CACHE);
    if (!cache) return [];
    const requests = (await cache.keys()).filter(({ url }) => isList(new URL(url).pathname));
    const all = await Promise.all(
      requests.map(async (request) => {
        const kept = (await (await cache.match(request))?.json()) as KeptList | undefined;
        if (!kept || !isOver(kept, now)) return kept;
        await cache.delete(request);
        return undefined;
      }),
    );
    return all.flatMap((kept) => kept ?? []);
  } catch {
    return [];
  }
}

/** Deletes all lists and pages: the browser's user may not see them any more. */
export const forgetLists = (): Promise<void> => deleteCache(DOOR_CACHE);
