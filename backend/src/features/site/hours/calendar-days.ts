import { plusDays } from '@vestibule/contracts/dates';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Weekday of a day YYYY-MM-DD, from Monday: 1. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay() || 7;

/** The same day of every year: `2026-12-24` → `--12-24`. */
export const everyYear = (day: string): string => `-${day.slice(4)}`;

/** The days from `first` on for twelve months, each YYYY-MM-DD. */
export function daysOfYear(first: string): string[] {
  const start = new Date(first);
  const end = Date.UTC(start.getUTCFullYear() + 1, start.getUTCMonth(), start.getUTCDate());
  return Array.from({ length: Math.round((end - start.getTime()) / DAY_MS) }, (_, index) => plusDays(first, index));
}

/**
 * Whether a day YYYY-MM-DD lies in a season. Its first and last day are days of every year (`--11-01` to `--03-31` goes
 * over New Year) or of one year, where an empty one is open.
 */
export function isInSeason(day: string, from: string, to: string): boolean {
  if (!from.startsWith('--') && !to.startsWith('--')) return (from === '' || from <= day) && (to === '' || day <= to);
  const date = everyYear(day);
  return from <= to ? from <= date && date <= to : from <= date || date <= to;
}
