import type { Dates, Language, OpeningHours, OpeningRange } from '@vestibule/contracts';
import { rangesOfToday, type Range } from './hours-label';

interface HoursOfPlace<E> extends Pick<OpeningHours[number], 'week' | 'seasons'> {
  readonly exceptions: readonly E[];
}

/** Hours of a place on a day (YYYY-MM-DD): its exceptions come before the week of the season. */
export function hoursOnDay<E extends OpeningRange & { readonly date: string }>(
  { week: regular, seasons, exceptions }: HoursOfPlace<E>,
  day: string,
) {
  const week = seasons.find(({ from, to }) => from <= day && day <= to)?.week ?? regular;
  /** From Monday, which is 0. */
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const others = exceptions.filter(({ date }) => date === day);
  return {
    week,
    weekday,
    others,
    ranges: rangesOfToday(week[weekday] ?? [], others),
    /** The exception that says why. */
    noted: others.find(({ alternative_text }) => alternative_text !== ''),
  };
}

/** Ranges in words: empty for closed. */
export const rangesInWords = (ranges: readonly Range[], day: string, lang: Language, dates: Dates): string =>
  ranges.map(([from, to]) => dates.formatTimeRange(`${day}T${from}`, `${day}T${to}`, lang)).join(', ');
