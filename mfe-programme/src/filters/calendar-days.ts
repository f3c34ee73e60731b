/**
 * Days of a calendar are the reader's local midnights, whichever zone that is: only their year, month and day are ever
 * read.
 */
export function calendarDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** A day of the calendar as YYYY-MM-DD. */
export function dayOfDate(day: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

const reversed = (day: string): string => day.split('-').reverse().join('-');

/** A day of the calendar as the query spells it, DD-MM-YYYY. */
export const queryDate = (day: Date): string => reversed(dayOfDate(day));

/** A day of the query on the calendar; undefined for none. */
export const ofQuery = (date: string): Date | undefined => (date === '' ? undefined : calendarDay(reversed(date)));
