import { SiteError } from '@vestibule/contracts';
import type { FavouritesStore } from '../favourites/favourites-store';
import { MOST_SAVED, SAVED_KINDS, type Saved, type SavedKind } from '../favourites/saved';

const IDS = /^[1-9]\d{0,8}(,[1-9]\d{0,8})*$/;

/** The records that an address names. Throws `validation` for a value that is no list of ids, or too long. */
export function readSaved(search: URLSearchParams): Saved {
  const idsOf = (kind: SavedKind): readonly number[] => {
    const text = search.get(kind) ?? '';
    if (text === '') return [];
    const ids = IDS.test(text) ? [...new Set(text.split(',').map(Number))] : [];
    if (ids.length === 0 || ids.length > MOST_SAVED)
      throw new SiteError('validation', 400, `${kind} is not valid`, { field: kind });
    return ids;
  };
  return { events: idsOf('events'), exhibitions: idsOf('exhibitions') };
}

/** The query of the address that names them; empty for nothing. */
export function savedSearch(saved: Saved): string {
  const parts = SAVED_KINDS.filter((kind) => saved[kind].length > 0).map((kind) => `${kind}=${saved[kind].join(',')}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

export const countSaved = (saved: Saved): number => saved.events.length + saved.exhibitions.length;

/** The records of one list that the other has not. */
export const withoutSaved = (saved: Saved, others: Saved): Saved => ({
  events: saved.events.filter((id) => !others.events.includes(id)),
  exhibitions: saved.exhibitions.filter((id) => !others.exhibitions.includes(id)),
});

/** Saves these, too. @returns false where not all of them have room */
export function addTo(favourites: FavouritesStore, saved: Saved): boolean {
  const added = withoutSaved(saved, favourites.saved);
  const all = SAVED_KINDS.map((kind) => [kind, [...favourites.saved[kind], ...added[kind]]] as const);
  favourites.change(Object.fromEntries(all.map(([kind, ids]) => [kind, ids.slice(0, MOST_SAVED)])) as unknown as Saved);
  return all.every(([, ids]) => ids.length <= MOST_SAVED);
}

/** Removes these from the visitor's list. */
export const removeFrom = (favourites: FavouritesStore, saved: Saved): void =>
  favourites.change(withoutSaved(favourites.saved, saved));
