import type { FilterOption, Language } from '@vestibule/contracts';
import { and, desc, eq, exists, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { productions, productionTags, terms } from '../../../engines/records/tables';
import { nameOf } from '../../../platform/texts/name-of';
import { byName } from '../../../platform/texts/by-name';

/** Seasons that have productions, the latest first. */
export async function listSeasons(db: Database, lang: Language): Promise<FilterOption[]> {
  const used = db
    .select({ one: sql`1` })
    .from(productions)
    .where(and(eq(productions.seasonId, terms.id), productions.isOnline));
  const rows = await db
    .select()
    .from(terms)
    .where(and(eq(terms.kind, 'season'), exists(used)))
    .orderBy(desc(terms.name));
  return rows.map((row) => option(row, lang));
}

/** Types that productions have, by name: those of events are more. */
export async function listProductionTypes(db: Database, lang: Language): Promise<FilterOption[]> {
  return listUsed(
    db,
    inArray(
      terms.id,
      db
        .select({ id: productions.typeId })
        .from(productions)
        .where(and(isNotNull(productions.typeId), productions.isOnline)),
    ),
    lang,
  );
}

/** Tags that productions have, by name. */
export async function listProductionTags(db: Database, lang: Language): Promise<FilterOption[]> {
  const used = db
    .select({ id: productionTags.termId })
    .from(productionTags)
    .innerJoin(productions, eq(productions.id, productionTags.productionId))
    .where(eq(productions.isOnline, true));
  return listUsed(db, inArray(terms.id, used), lang);
}

async function listUsed(db: Database, isUsed: SQL, lang: Language): Promise<FilterOption[]> {
  const rows = await db.select().from(terms).where(isUsed);
  return byName(
    rows.map((row) => option(row, lang)),
    lang,
  );
}

const option = (row: typeof terms.$inferSelect, lang: Language): FilterOption => ({
  id: row.id,
  slug: row.slug,
  name: nameOf(row, lang),
  show_in_filter: row.showInFilter,
});
