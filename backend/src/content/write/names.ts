import { slugOf } from '../../texts/slug';
import type { Database } from '../../db/database';
import { rooms, series, terms, venues } from '../../db/schema';
import { inBatches } from './batches';

export type TermKind = (typeof terms.$inferSelect)['kind'];
const NAMED_TABLES = { venue: venues, room: rooms, series } as const;
type NamedKind = keyof typeof NAMED_TABLES;

/** `slug`, or `slug-2`, `slug-3` … when it is taken; takes it. */
export function freeSlug(name: string, taken: Set<string>): string {
  const base = slugOf(name, 'x');
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
  taken.add(slug);
  return slug;
}

/** Ids of what packs refer to by name; names that do not exist yet are created by `ensure`. */
export class Names {
  private readonly ids = new Map<string, number>();
  readonly created = { venue: 0, room: 0, series: 0, term: 0 };

  constructor(private readonly db: Database) {}

  private static readonly id = (kind: string, name: string) => `${kind}\n${name}`;

  /** Id of a name that was ensured before; null for no name. */
  get(kind: NamedKind | TermKind, name: string | undefined): number | null {
    return name ? (this.ids.get(Names.id(kind, name)) ?? null) : null;
  }

  /** Finds or creates venues, rooms or series. A record created by its name has the name's slug as its key. */
  async ensure(kind: NamedKind, names: Iterable<string | undefined>): Promise<void> {
    const table = NAMED_TABLES[kind];
    const wanted = this.missing(kind, names);
    if (wanted.length === 0) return;
    const rows = await this.db.select({ id: table.id, key: table.key, name: table.name }).from(table);
    const keys = new Set(rows.map((row) => row.key));
    for (const row of rows) this.ids.set(Names.id(kind, row.name), row.id);
    const fresh = this.missing(kind, wanted).map((name) => ({ key: freeSlug(name, keys), name }));
    const made = await inBatches(fresh, (batch) =>
      this.db.insert(table).values(batch).returning({ id: table.id, name: table.name }),
    );
    for (const row of made) this.ids.set(Names.id(kind, row.name), row.id);
    this.created[kind] += made.length;
  }

  /** Finds or creates terms of a kind. */
  async ensureTerms(kind: TermKind, names: Iterable<string | undefined>): Promise<void> {
    const wanted = this.missing(kind, names);
    if (wanted.length === 0) return;
    const rows = await this.db
      .select({ id: terms.id, kind: terms.kind, name: terms.name, slug: terms.slug })
      .from(terms);
    const own = rows.filter((row) => row.kind === kind);
    const slugs = new Set(own.map((row) => row.slug));
    for (const row of own) this.ids.set(Names.id(kind, row.name), row.id);
    const fresh = this.missing(kind, wanted).map((name) => ({ kind, name, slug: freeSlug(name, slugs) }));
    const made = await inBatches(fresh, (batch) =>
      this.db.insert(terms).values(batch).returning({ id: terms.id, name: terms.name }),
    );
    for (const row of made) this.ids.set(Names.id(kind, row.name), row.id);
    this.created.term += made.length;
  }

  private missing(kind: string, names: Iterable<string | undefined>): string[] {
    return [...new Set(names)].filter((name): name is string => !!name && !this.ids.has(Names.id(kind, name)));
  }
}
