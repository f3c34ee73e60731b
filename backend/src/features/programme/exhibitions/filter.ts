import { today } from '@vestibule/contracts/dates';
import { and, eq, exists, gt, gte, inArray, isNull, lt, lte, not, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { exhibitionPersons, exhibitions, exhibitionTags } from '../../../engines/records/tables';
import { queryDay } from '../events/days';
import { ofType } from '../events/of-type';

/** The part of the list's query that chooses exhibitions. */
export interface ExhibitionChoice {
  readonly view?: 'current' | 'permanent' | 'announced' | 'archive' | undefined;
  readonly date?: string | undefined;
  readonly year?: number | undefined;
  readonly exhibition_type?: string | undefined;
  readonly tag?: number | undefined;
  readonly venue?: number | undefined;
  readonly person?: number | undefined;
  /** Ids with commas between them. */
  readonly ids?: string | undefined;
}

/** Condition for the public exhibitions of a choice at `now`, in ms since 1970. */
export function chosenExhibitions(db: Database, choice: ExhibitionChoice, now: number): SQL | undefined {
  const { exhibition_type: type, venue, tag, person, ids } = choice;
  const linked = (link: typeof exhibitionTags | typeof exhibitionPersons, is: SQL) =>
    exists(
      db
        .select({ one: sql`1` })
        .from(link)
        .where(and(eq(link.exhibitionId, exhibitions.id), is)),
    );
  return and(
    exhibitions.isOnline,
    inDays(choice, now),
    ofType(db, exhibitions.typeId, type),
    venue === undefined ? undefined : eq(exhibitions.venueId, venue),
    tag === undefined ? undefined : linked(exhibitionTags, eq(exhibitionTags.termId, tag)),
    person === undefined ? undefined : linked(exhibitionPersons, eq(exhibitionPersons.personId, person)),
    ids === undefined ? undefined : inArray(exhibitions.id, ids.split(',').map(Number)),
  );
}

/** Whether it is open to the public on a day, or was: its first and last day included. */
const isOn = (day: string): SQL | undefined =>
  and(
    or(isNull(exhibitions.dateFrom), lte(exhibitions.dateFrom, day)),
    or(isNull(exhibitions.dateTo), gte(exhibitions.dateTo, day)),
  );

/** Permanent: marked as such, or without any days. */
const isPermanent = (): SQL =>
  sql`(${exhibitions.isPermanent} or (${exhibitions.dateFrom} is null and ${exhibitions.dateTo} is null))`;

function inDays({ view, date, year }: ExhibitionChoice, now: number): SQL | undefined {
  const day = today(now);
  const on = date === undefined ? undefined : isOn(queryDay(date));
  switch (view) {
    case 'current':
      return and(isOn(day), not(isPermanent()), on);
    case 'permanent':
      return and(isOn(day), isPermanent(), on);
    case 'announced':
      return and(gt(exhibitions.dateFrom, day), on);
    case 'archive':
      return and(
        lt(exhibitions.dateTo, day),
        year === undefined ? undefined : sql`extract(year from ${exhibitions.dateTo}) = ${year}`,
        on,
      );
    default:
      return on ?? or(isNull(exhibitions.dateTo), gte(exhibitions.dateTo, day));
  }
}
