/**
 * Days of a calendar are the reader's local midnights, whichever zone that is: only their year, month and day are ever
 * read.
 */
export function calendarDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

/** A day of the calendar as the query spells it, DD-MM-YYYY. */
export function queryDate(day: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(day.getDate())}-${two(day.getMonth() + 1)}-${day.getFullYear()}`;
}
