import { SiteError } from '@vestibule/contracts';

/** Kinds of records that can be favourites. */
export const SAVED_KINDS = ['events', 'exhibitions'] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];

/** Ids of the saved records of each kind. */
export type Saved = Readonly<Record<SavedKind, readonly number[]>>;

export const NOTHING_SAVED: Saved = { events: [], exhibitions: [] };
/** Most records of a kind: as many as a list shows at once. */
export const MOST_SAVED = 50;

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
