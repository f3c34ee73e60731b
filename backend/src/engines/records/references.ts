import {
  isNamed,
  isTerm,
  REFERENCE_TARGETS,
  type NamedTarget,
  type ReferenceTarget,
  type TermTarget,
} from '@vestibule/contracts/fields/reference-targets';
import { eq, inArray } from 'drizzle-orm';
import { inBatches } from '../../platform/db/batches';
import type { Database } from '../../platform/db/database';
import { terms } from './tables';
import { freeSlug } from '../../platform/texts/slug';
import { TARGET_TABLES } from './target-tables';

/** Ids of records by their names in packs, as far as `find` has looked them up. */
export class References {
  readonly #ids = new Map<string, number>();
  readonly #slugs = new Map<string, string>();
  /** Number of records created by their names alone, by the word for their kind in messages. */
  readonly created = new Map<string, number>();

  readonly #db: Database;
  readonly #options: { readonly creates: boolean };

  constructor(db: Database, options: { readonly creates: boolean } = { creates: true }) {
    this.#db = db;
    this.#options = options;
  }

  static readonly #name = (target: ReferenceTarget, label: string) => `${target}\n${label}`;

  /** Null for no label, and for one that was not found. */
  get(target: ReferenceTarget, label: unknown): number | null {
    return typeof label === 'string' ? (this.#ids.get(References.#name(target, label)) ?? null) : null;
  }

  /** The slug of a term. */
  slug(target: ReferenceTarget, label: unknown): string | undefined {
    return typeof label === 'string' ? this.#slugs.get(References.#name(target, label)) : undefined;
  }

  /** Finds records; those that packs call by name are created where there is none, unless `creates` is false. */
  async find(target: ReferenceTarget, labels: Iterable<unknown>): Promise<void> {
    const wanted = this.#missing(target, labels);
    if (wanted.length === 0) return;
    if (isTerm(target)) await this.#findTerms(target, REFERENCE_TARGETS[target].term, wanted);
    else if (isNamed(target)) await this.#findByName(target, wanted);
    else await this.#findByKey(target, wanted);
  }

  async #findByKey(target: Exclude<ReferenceTarget, NamedTarget | TermTarget>, wanted: string[]) {
    const table = TARGET_TABLES[target];
    const rows = await inBatches(wanted, (batch) =>
      this.#db.select({ id: table.id, key: table.key }).from(table).where(inArray(table.key, batch)),
    );
    for (const row of rows) this.#set(target, row.key, row.id);
  }

  /** A record created by its name has the name's slug as its key. */
  async #findByName(target: NamedTarget, wanted: string[]) {
    const table = TARGET_TABLES[target];
    const rows = await this.#db.select({ id: table.id, key: table.key, name: table.name }).from(table);
    const keys = new Set(rows.map((row) => row.key));
    for (const row of rows) this.#set(target, row.name, row.id);
    const fresh = this.#toCreate(target, wanted).map((name) => ({ key: freeSlug(name, keys), name }));
    const made = await inBatches(fresh, (batch) =>
      this.#db.insert(table).values(batch).returning({ id: table.id, name: table.name }),
    );
    for (const row of made) this.#set(target, row.name, row.id);
    this.#count(target, made.length);
  }

  async #findTerms(target: TermTarget, kind: TermKind, wanted: string[]): Promise<void> {
    const own = await this.#db
      .select({ id: terms.id, name: terms.name, slug: terms.slug })
      .from(terms)
      .where(eq(terms.kind, kind));
    const slugs = new Set(own.map((row) => row.slug));
    for (const row of own) this.#set(target, row.name, row.id, row.slug);
    const fresh = this.#toCreate(target, wanted).map((name) => ({ kind, name, slug: freeSlug(name, slugs) }));
    const made = await inBatches(fresh, (batch) =>
      this.#db.insert(terms).values(batch).returning({ id: terms.id, name: terms.name, slug: terms.slug }),
    );
    for (const row of made) this.#set(target, row.name, row.id, row.slug);
    this.#count('term', made.length);
  }

  #set(target: ReferenceTarget, label: string, id: number, slug?: string): void {
    this.#ids.set(References.#name(target, label), id);
    if (slug !== undefined) this.#slugs.set(References.#name(target, label), slug);
  }

  #count(word: string, created: number): void {
    if (created > 0) this.created.set(word, (this.created.get(word) ?? 0) + created);
  }

  #toCreate(target: ReferenceTarget, wanted: readonly string[]): readonly string[] {
    return this.#options.creates ? this.#missing(target, wanted) : [];
  }

  #missing(target: ReferenceTarget, labels: Iterable<unknown>): string[] {
    const given = [...new Set(labels)].filter((label): label is string => typeof label === 'string' && label !== '');
    return given.filter((label) => !this.#ids.has(References.#name(target, label)));
  }
}
type TermKind = (typeof REFERENCE_TARGETS)[TermTarget]['term'];
