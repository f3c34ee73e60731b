import { today } from '@vestibule/contracts/dates';
import { and, eq, exists, gte, isNull, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { productions, productionTags } from '../../../engines/records/tables';
import { queryDay } from '../events/days';
import { ofType } from '../events/of-type';

/** The part of the list's query that chooses productions. */
export interface ProductionChoice {
  readonly season?: number | undefined;
  readonly exhibition_type?: string | undefined;
  readonly tag?: number | undefined;
  readonly date?: string | undefined;
  /** Past productions, instead of coming ones; or only those that have begun. */
  readonly view?: 'archive' | 'now' | undefined;
}

/** Condition for the productions of a choice. */
export function chosenProductions(db: Database, choice: ProductionChoice, now: number): SQL | undefined {
  const { season, exhibition_type: type, tag } = choice;
  return and(
    productions.isOnline,
    inDays(choice, now),
    season === undefined ? undefined : eq(productions.seasonId, season),
    ofType(db, productions.typeId, type),
    tag === undefined
      ? undefined
      : exists(
          db
            .select({ one: sql`1` })
            .from(productionTags)
            .where(and(eq(productionTags.productionId, productions.id), eq(productionTags.termId, tag))),
        ),
  );
}

/**
 * Productions that are not over on the date, or today; a season includes past ones. In the archive a date is the last
 * day to show.
 */
function inDays({ date, season, view }: ProductionChoice, now: number): SQL | undefined {
  if (view === 'archive')
    return and(
      lt(productions.dateTo, today(now)),
      date === undefined ? undefined : lte(productions.dateTo, queryDay(date)),
    );
  if (date === undefined && season !== undefined && view === undefined) return undefined;
  const day = date === undefined ? today(now) : queryDay(date);
  return and(
    or(isNull(productions.dateTo), gte(productions.dateTo, day)),
    view === 'now' ? or(isNull(productions.dateFrom), lte(productions.dateFrom, day)) : undefined,
  );
}
