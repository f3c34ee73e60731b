import type { Language, Localised } from '@vestibule/contracts/languages';
import { targetOf, type ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import { and, desc, eq, getTableColumns, inArray, or, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { contains } from '../../platform/db/contains';
import type { Database } from '../../platform/db/database';
import { terms } from './tables';
import { pickLoose } from '../../platform/texts/localise';
import { TARGET_TABLES } from './target-tables';

/** A long list is narrowed by words. */
const MOST = 200;

export interface AskedOptions {
  readonly q: string;
  /** These come first, whatever the words. */
  readonly ids: readonly number[];
}

/**
 * Records that a reference may point at, by the word that packs use; `title` is the text that visitors read. Events:
 * latest first.
 */
export async function recordOptions(db: Database, target: ReferenceTarget, { q, ids }: AskedOptions, lang: Language) {
  const { by, term } = targetOf(target);
  const table = TARGET_TABLES[target];
  const columns = getTableColumns(table) as Readonly<Record<string, PgColumn>>;
  const label = sql<string>`${columns[by]}`;
  const title = columns['title'] ?? columns['name'];
  const words = q === '' ? undefined : contains(sql`(${label} || ' ' || ${title}::text)`, q);
  const start = columns['localStart'];
  const isAsked = ids.length === 0 ? undefined : inArray(table.id, [...ids]);
  const rows = await db
    .select({
      id: sql<number>`${table.id}`,
      slug: sql<Localised | string>`${columns['slug'] ?? sql`''`}`,
      label,
      title: sql<Localised | string>`${title}`,
      day: sql<string>`${start ? sql`left(${start}, 10)` : sql`''`}`,
    })
    .from(table)
    .where(and(term === undefined ? undefined : eq(terms.kind, term), words && or(isAsked, words)))
    .orderBy(...(isAsked ? [desc(isAsked)] : []), start ? desc(start) : label, label)
    .limit(MOST);
  return rows.map(({ slug, title, ...row }) => ({
    ...row,
    slug: pickLoose(slug, lang),
    title: pickLoose(title, lang),
  }));
}
