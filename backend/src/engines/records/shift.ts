import moment from 'moment-timezone';

/** Whole weeks that bring `first` (YYYY-MM-DD) into the seven days that begin with `today`. */
export function weeksUntilCurrent(first: string, today: string): number {
  const weeks = Math.ceil(moment.utc(today).diff(moment.utc(first), 'days') / 7);
  return weeks === 0 ? 0 : weeks;
}

/**
 * Number of whole weeks that bring `first` into the seven days that end with `today`: a run that begins there is going
 * on.
 */
export function weeksUntilRunning(first: string, today: string): number {
  const weeks = Math.floor(moment.utc(today).diff(moment.utc(first), 'days') / 7);
  return weeks === 0 ? 0 : weeks;
}

/** The day moved by whole weeks, YYYY-MM-DD. */
export const shiftDay = (day: string, weeks: number): string =>
  moment.utc(day).add(weeks, 'weeks').format('YYYY-MM-DD');
