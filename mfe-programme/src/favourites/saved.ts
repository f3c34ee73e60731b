/** Kinds of records that can be favourites. */
export const SAVED_KINDS = ['events', 'exhibitions'] as const;
export type SavedKind = (typeof SAVED_KINDS)[number];

/** Ids of the saved records of each kind. */
export type Saved = Readonly<Record<SavedKind, readonly number[]>>;

export const NOTHING_SAVED: Saved = { events: [], exhibitions: [] };
/** Most records of a kind: as many as a list shows at once. */
export const MOST_SAVED = 50;
