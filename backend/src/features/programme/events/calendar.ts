import type { Language } from '@vestibule/contracts';
import { today } from '@vestibule/contracts/dates';
import { and, asc, gte, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { events } from '../../../engines/records/tables';
import { queryDay } from './days';
import { chosenEvents, type EventChoice } from './filter';
import { withWords } from './with-words';

/** Days from the choice's date on (default today) that have events, YYYY-MM-DD, ascending. */
export async function calendarDays(db: Database, choice: EventChoice, lang: Language, now: number): Promise<string[]> {
  const first = choice.date === undefined ? today(now) : queryDay(choice.date);
  const day = sql<string>`left(${events.localStart}, 10)`;
  const rows = await db
    .selectDistinct({ day })
    .from(events)
    .where(and(chosenEvents(db, choice, now), await withWords(db, choice.q, lang), gte(events.localStart, first)))
    .orderBy(asc(day));
  return rows.map((row) => row.day);
}
