import { isDay } from '@vestibule/contracts/fields/rules';
import type { Adapted } from '../adapted';

const WRITTEN_DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/**
 * Historic sources name days that no calendar has, such as 29 February 1933. An article is worth having all the same:
 * its date becomes the last day of that month, and a warning says so. Dates that something happens on (events,
 * productions) stay errors.
 */
export function mendDate(article: Readonly<Record<string, unknown>>): Adapted {
  const date = article['date'];
  if (typeof date !== 'string' || !WRITTEN_DAY.test(date) || isDay(date)) return { value: article, warnings: [] };
  const mended = lastDayOfMonth(date);
  return {
    value: { ...article, date: mended },
    warnings: [{ field: 'date', message: `no calendar has ${date}; ${mended} is used instead` }],
  };
}

function lastDayOfMonth(date: string): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
