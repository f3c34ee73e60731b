import type { Language, ProductionListItem } from '@vestibule/contracts';
import { asc, count, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../platform/db/database';
import { productions, terms } from '../../../engines/records/tables';
import { loadPictures } from '../../../engines/media/pictures/present';
import { chosenProductions, type ProductionChoice } from './filter';
import { presentProduction } from './present';

const seasons = alias(terms, 'seasons');
const types = alias(terms, 'types');

/** Productions with the names that belong to them. */
export const selectProductions = (db: Database) =>
  db
    .select({ production: productions, season: seasons, type: types })
    .from(productions)
    .leftJoin(seasons, eq(seasons.id, productions.seasonId))
    .leftJoin(types, eq(types.id, productions.typeId));

export interface ProductionPageChoice extends ProductionChoice {
  readonly page: number;
  readonly page_size: number;
}

/**
 * A page of productions: the one that ends first at the top, those without an end last; of the archive the one that
 * ended last first.
 */
export async function listProductions(
  db: Database,
  choice: ProductionPageChoice,
  lang: Language,
  now: number,
): Promise<{ count: number; results: ProductionListItem[] }> {
  const where = chosenProductions(db, choice, now);
  const [total] = await db.select({ count: count() }).from(productions).where(where);
  const rows = await selectProductions(db)
    .where(where)
    .orderBy(
      ...(choice.view === 'archive'
        ? [desc(productions.dateTo), desc(productions.id)]
        : [sql`${productions.dateTo} asc nulls last`, asc(productions.id)]),
    )
    .limit(choice.page_size)
    .offset((choice.page - 1) * choice.page_size);
  const pictures = await loadPictures(
    db,
    rows.map(({ production }) => production.image),
  );
  return { count: total?.count ?? 0, results: rows.map((row) => presentProduction(row, pictures, lang)) };
}
