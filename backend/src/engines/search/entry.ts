import type { Language, SearchCategory } from '@vestibule/contracts';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Column } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';

/** Texts of a record for the search in one language: plain texts, as they are shown there. */
export interface SearchEntry {
  readonly id: number;
  readonly lang: Language;
  readonly title: string;
  /** Kind of the record, shown before the body: its words count less than the title's and more than the body's. */
  readonly kind?: string;
  /** Counts like the kind, and is not shown. */
  readonly also?: string;
  readonly body: string;
  /** Counts like the body, and is not shown. */
  readonly beside?: string;
  /** ISO 8601; see db/schema-search.ts. */
  readonly moment?: string | null;
  readonly until?: string | null;
}

/** Where the entries of a category come from. */
export interface EntrySource {
  readonly category: SearchCategory;
  readonly table: PgTable & { readonly id: Column };
  /**
   * Entries of these records, in every language in which visitors can see them; of others none. A query for each kind
   * of record that they name.
   */
  readonly read: (db: Database, ids: readonly number[]) => Promise<SearchEntry[]>;
}
