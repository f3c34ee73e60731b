import type { EventListItem, Language } from '@vestibule/contracts';
import { and, asc, desc, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { queryRows } from '../../../platform/db/rows';
import { events } from '../../../engines/records/tables';
import { loadPictures } from '../../../engines/media/pictures/present';
import { loadSeating } from './availability';
import { chosenEvents, type EventChoice } from './filter';
import { nextEventChange } from './event-state';
import { presentEvent } from './present';
import { loadTags, selectEvents } from './rows';
import { withWords, withWordsAsTyped } from './with-words';

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
 * within a page the events of one local day come latest first: the client reverses each day's run
 * (docs/behaviour/programme.md#event-list), and so shows them earliest first. The archive is the same the other way
 * round: pages go back in time, and the client shows the latest event of a day first.
 */
export async function listEvents(
  db: Database,
  choice: EventPageChoice,
  lang: Language,
  now: number,
): Promise<EventsPage> {
  // Ids first: the names are joined to the rows of this page only, not to all that it was chosen from.
  const { total, ids } = await choosePage(db, choice, lang, now);
  const rows = await selectEvents(db)
    .where(inArray(events.id, ids))
    .orderBy(...orderOf(choice));
  const tags = await loadTags(db, ids);
  const seating = await loadSeating(db, ids, now);
  const pictures = await loadPictures(
    db,
    rows.map((row) => row.event.image),
  );
  const ordered = reverseDays(rows, (row) => row.event.localStart.slice(0, 10));
  return {
    count: total,
    results: ordered.map((row) =>
      presentEvent(
        {
          row,
          tags: tags.get(row.event.id) ?? [],
          seating: seating.get(row.event.id),
          pictures,
          isSoldLive: choice.isSoldLive ?? false,
          now,
        },
        lang,
      ),
    ),
    until: nextEventChange(
      rows.map(({ event }) => event),
      now,
    ),
  };
}

const orderOf = ({ view }: EventPageChoice): [SQL, SQL] => {
  const direction = view === 'archive' ? desc : asc;
  return [direction(events.localStart), direction(events.id)];
};

interface Page {
  readonly total: number;
  readonly ids: readonly number[];
}

/** How many there are and which of them the page has, in its order. */
async function choosePage(db: Database, choice: EventPageChoice, lang: Language, now: number): Promise<Page> {
  const chosen = chosenEvents(db, choice, now);
  if (!choice.q) return readPage(db, choice, chosen);
  // Whether the words are there at all is a question of its own, which those that are there need not wait for.
  const page = await readPage(db, choice, and(chosen, withWordsAsTyped(db, choice.q, lang)));
  return page.total > 0 ? page : readPage(db, choice, and(chosen, await withWords(db, choice.q, lang)));
}

async function readPage(db: Database, choice: EventPageChoice, where: SQL | undefined): Promise<Page> {
  // Counting and paging are quickest with an index of their own each; but events that match words are searched only
  // once.
  const kept = choice.q ? sql`materialized` : sql`not materialized`;
  const page = sql`select id from chosen as events order by ${sql.join(orderOf(choice), sql`, `)} limit ${choice.page_size} offset ${(choice.page - 1) * choice.page_size}`;
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
