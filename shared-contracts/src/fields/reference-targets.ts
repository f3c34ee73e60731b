interface ReferenceTargetEntry {
  /** The kind of record, as in `shared-contracts/src/records`. */
  readonly kind: string;
  /**
   * Property by which packs refer to it. A record that is referred to by name is created when a pack names it first.
   */
  readonly by: 'name' | 'key';
  /** The kind of term, among terms. */
  readonly term?: 'type' | 'tag' | 'genre' | 'category' | 'season';
  /** Property that modules store and that their responses carry; the id unless it is `slug`. */
  readonly stored?: 'slug';
}

/** Kinds of records that a reference may point at. */
export const REFERENCE_TARGETS = {
  venue: { kind: 'venues', by: 'name' },
  room: { kind: 'rooms', by: 'name' },
  series: { kind: 'series', by: 'name' },
  seat_plan: { kind: 'seat_plans', by: 'key' },
  person: { kind: 'persons', by: 'key' },
  production: { kind: 'productions', by: 'key' },
  exhibition: { kind: 'exhibitions', by: 'key' },
  admission: { kind: 'admissions', by: 'key' },
  event: { kind: 'events', by: 'key' },
  article: { kind: 'articles', by: 'key' },
  page: { kind: 'pages', by: 'key' },
  type: { kind: 'terms', by: 'name', term: 'type', stored: 'slug' },
  tag: { kind: 'terms', by: 'name', term: 'tag' },
  genre: { kind: 'terms', by: 'name', term: 'genre' },
  category: { kind: 'terms', by: 'name', term: 'category' },
  season: { kind: 'terms', by: 'name', term: 'season' },
} as const satisfies Record<string, ReferenceTargetEntry>;

export type ReferenceTarget = keyof typeof REFERENCE_TARGETS;
/** Targets that modules store by their slug. */
export type SlugTarget = {
  [T in ReferenceTarget]: (typeof REFERENCE_TARGETS)[T] extends { stored: 'slug' } ? T : never;
}[ReferenceTarget];
type Entries = typeof REFERENCE_TARGETS;
/** Targets that are terms. */
export type TermTarget = {
  [T in ReferenceTarget]: Entries[T] extends { term: string } ? T : never;
}[ReferenceTarget];
/** Other targets that packs call by their name. */
export type NamedTarget = {
  [T in ReferenceTarget]: Entries[T]['by'] extends 'name' ? Exclude<T, TermTarget> : never;
}[ReferenceTarget];

/** The entry of a target, where it is looked at as data. */
export const targetOf = (target: ReferenceTarget): ReferenceTargetEntry => REFERENCE_TARGETS[target];
/** Whether modules store the target's slug instead of its id. */
export const isSlug = (target: ReferenceTarget): target is SlugTarget => targetOf(target).stored === 'slug';
export const isTerm = (target: ReferenceTarget): target is TermTarget => targetOf(target).term !== undefined;
export const isNamed = (target: ReferenceTarget): target is NamedTarget =>
  targetOf(target).by === 'name' && !isTerm(target);
