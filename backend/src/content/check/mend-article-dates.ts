import type { PackRecords } from '../pack/read-pack';
import type { Problems } from '../problems';
import { isDay } from '../schemas/fields';

/**
 * Historic sources name days that no calendar has, such as 29 February 1933. An article is worth having all the same:
 * its date becomes the last day of that month, and a warning says so. Dates that something happens on (events,
 * productions) stay errors.
 */
export function mendArticleDates(records: PackRecords, problems: Problems): void {
  for (const [index, { file, line, value }] of records.articles.entries()) {
    const { date } = value;
    if (date === undefined || isDay(date)) continue;
    const mended = lastDayOfMonth(date);
    problems.warn({ file, line, field: 'date', message: `no calendar has ${date}; ${mended} is kept` });
    records.articles[index] = { file, line, value: { ...value, date: mended } };
  }
}

function lastDayOfMonth(date: string): string {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
