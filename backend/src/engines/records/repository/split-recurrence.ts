import { readRecurrence, type Recurrence } from '@vestibule/contracts/recurrence-text';
import moment from 'moment-timezone';
import { ruleDayOf, writeRecurrence, type Occurrence } from './occurrences';

const DAY = 'YYYY-MM-DD';

interface Split {
  /** The dates before, and the rule that they keep, with the day before the event as its end. */
  readonly before: { readonly ids: readonly number[]; readonly recurrence: string };
  /** The event and those that follow it. */
  readonly following: readonly Occurrence[];
  /** Identity of the recurrence that these become: the key of the event, and its day. */
  readonly own: Pick<Recurrence, 'uid' | 'start'>;
}

/**
 * Splits a recurrence (text of an event's field) before one of its dates. Undefined where there is nothing to split: no
 * recurrence, or its first date.
 */
export function splitRecurrence(text: unknown, id: number, dates: readonly Occurrence[]): Split | undefined {
  const whole = readRecurrence(text);
  const event = dates.find((date) => date.id === id);
  if (!whole || !event) return undefined;
  const day = ruleDayOf(event, whole);
  if (day === whole.start) return undefined;
  const isBefore = (date: Occurrence) => ruleDayOf(date, whole) < day;
  const last = moment.utc(day, DAY).subtract(1, 'day').format('YYYYMMDD');
  const recurrence = writeRecurrence({
    ...whole,
    rule: whole.rule.replace(/(?:UNTIL|COUNT)=\d+$/, `UNTIL=${last}`),
    exceptions: whole.exceptions.filter((exception) => exception < day),
  });
  return {
    before: { ids: dates.filter(isBefore).map((date) => date.id), recurrence },
    following: dates.filter((date) => !isBefore(date)),
    own: { uid: event.key, start: event.localStart.slice(0, DAY.length) },
  };
}
