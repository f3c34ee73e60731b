import type { Language } from '@vestibule/contracts';
import { and, asc, sql } from 'drizzle-orm';
import { events } from '../../../engines/records/tables';
import type { Database } from '../../../platform/db/database';
import { addDays } from './days';
import { chosenEvents, firstDay, type EventChoice } from './filter';
import { withWords } from './with-words';

/** Days from the choice's date on (default today) on which events are, YYYY-MM-DD, ascending. */
export async function calendarDays(db: Database, choice: EventChoice, lang: Language, now: number): Promise<string[]> {
  const begins = sql<string>`left(${events.localStart}, 10)`;
  const spans = await db
    .selectDistinct({ begins, last: events.lastDay })
    .from(events)
    .where(and(chosenEvents(db, choice, now), await withWords(db, choice.q, lang)))
    .orderBy(asc(begins));
  const first = firstDay(choice, now) ?? '';
  const days: string[] = [];
  // The first day that is not among them yet: of an event that begins while others are on, the days after theirs.
  let next = first;
  for (const span of spans) {
    const start = later(span.begins, first);
    const end = lastMarked(start, span.last ?? start);
    for (let day = later(start, next); day <= end; day = next) {
      days.push(day);
      next = addDays(day, 1);
    }
  }
  return days;
}

const later = (one: string, other: string) => (one > other ? one : other);

/** An event that lasts for years is marked up to the end of the second year after its first day in the calendar. */
function lastMarked(first: string, last: string): string {
  const year = Number(first.slice(0, 4)) + 2;
  return Number(last.slice(0, 4)) > year ? `${year}-12-31` : last;
}
