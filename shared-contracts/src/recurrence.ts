import { RRule } from 'rrule';
import { MAX_OCCURRENCES, RULE } from './recurrence-text';

/**
 * The days of a rule from its first on (YYYY-MM-DD), which is one of them, as iCalendar has it: the event is on it.
 * Months without the day are left out. Days are those of the wall clock, so that a change of clocks moves nothing.
 * Throws RangeError for a rule that the site does not know, and for one with more than 120 days.
 */
export function ruleDays(start: string, rule: string): string[] {
  if (!RULE.test(rule)) throw new RangeError('The rule is none that the site knows');
  const options = { ...RRule.parseString(rule), dtstart: new Date(`${start}T00:00:00Z`) };
  // An UNTIL of a day has that day, whose occurrence is at its beginning.
  const dates = new RRule(options).all((_, index) => index <= MAX_OCCURRENCES);
  const days = new Set([start, ...dates.map((date) => date.toISOString().slice(0, 10))]);
  if (days.size > MAX_OCCURRENCES) throw new RangeError(`The rule has more than ${MAX_OCCURRENCES} days`);
  return [...days].toSorted();
}
