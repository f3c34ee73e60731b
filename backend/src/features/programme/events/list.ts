import type { EventListItem, Language } from '@vestibule/contracts';
import { and, asc, desc, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { queryRows } from '../../../platform/db/rows';
import { events } from '../../../engines/records/tables';
import { loadPictures } from '../../../engines/media/pictures/present';
import { loadSeating } from './availability';
import { addDays } from './days';
import { chosenEvents, firstDay, type EventChoice } from './filter';
import { nextEventChange } from './event-state';
import { presentEvent } from './present';
import { loadTags, selectEvents } from './rows';
import { withWords } from './with-words';

export interface EventsPage {
  readonly count: number;
  readonly results: EventListItem[];
  /** From this instant on the page is another one, in ms since 1970. */
  readonly until: number;
}
export interface EventPageChoice extends EventChoice {
  readonly page: number;
  readonly page_size: number;
}

/**
 * A page of events. Pages follow each other in the order of local start, so nothing is missed or shown twice; but
 * within a page the events of one day come latest first: the client reverses each day's run
 * (docs/behaviour/programme.md#event-list), and so shows them earliest first. Events that began before the first day
 * that is shown are listed under it, after those that begin on it. The archive is the same the other way
 * round: pages go back in time, and the client shows the latest event of a day first.
 */
export async function listEvents(
  db: Database,
  choice: EventPageChoice,
  lang: Language,
  now: number,
): Promise<EventsPage> {
  const first = firstDay(choice, now);
  // Ids first: the names are joined to the rows of this page only, not to all that it was chosen from.
  const where = and(chosenEvents(db, choice, now), await withWords(db, choice.q, lang));
  const { total, ids } = await readPage(db, choice, first, where);
  const rows = await selectEvents(db)
    .where(inArray(events.id, ids))
    .orderBy(...orderOf(first));
  const tags = await loadTags(db, ids);
  const seating = await loadSeating(db, ids, now);
  const pictures = await loadPictures(
    db,
    rows.map((row) => row.event.image),
  );
  const items = rows.map((row) =>
    presentEvent(
      {
        row,
        tags: tags.get(row.event.id) ?? [],
        seating: seating.get(row.event.id),
        pictures,
        isSoldLive: choice.isSoldLive ?? false,
        firstDay: first,
        now,
      },
      lang,
    ),
  );
  return {
    count: total,
    results: reverseDays(items, ({ list_day }) => list_day),
    until: nextEventChange(
      rows.map(({ event }) => event),
      now,
    ),
  };
}

/** Order of a list from its first day on, or of the archive: `readPage` applies it to a subquery named as the table. */
const orderOf = (first: string | undefined): SQL[] => {
  if (first === undefined) return [desc(events.localStart), desc(events.id)];
  // Those that begin on the first day, then those that began before it, then the days after it.
  const after = addDays(first, 1);
  const part = sql`case when ${events.localStart} >= ${after} then 2 when ${events.localStart} >= ${first} then 0 else 1 end`;
  return [part, asc(events.localStart), asc(events.id)];
};

interface Page {
  readonly total: number;
  readonly ids: readonly number[];
}

/** How many there are and which of them the page has, in its order; `first` is undefined in the archive. */
async function readPage(
  db: Database,
  choice: EventPageChoice,
  first: string | undefined,
  where: SQL | undefined,
): Promise<Page> {
  // Counting and paging are quickest with an index of their own each; but events that match words are searched only
  // once.
  const kept = choice.q ? sql`materialized` : sql`not materialized`;
  const page = sql`select id from chosen as events order by ${sql.join(orderOf(first), sql`, `)} limit ${choice.page_size} offset ${(choice.page - 1) * choice.page_size}`;
  const [found] = await queryRows<Page>(
    db,
    sql`with chosen as ${kept} (select ${events.id}, ${events.localStart} from ${events} where ${where}) select (select count(*)::int from chosen) as total, array(${page}) as ids`,
  );
  return found ?? { total: 0, ids: [] };
}

/** Reverses each run of neighbours that have the same day. */
export function reverseDays<T>(rows: readonly T[], dayOf: (row: T) => string): T[] {
  const runs: T[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && dayOf(run[0]) === dayOf(row)) run.unshift(row);
    else runs.push([row]);
  }
  return runs.flat();
}
