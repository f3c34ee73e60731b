import type { Dates, ExhibitionListItem, Language, OpeningHours } from '@vestibule/contracts';
import { hoursOnDay, rangesInWords } from '../opening-hours/hours-on-day';

/** Hours of an exhibition on a day, in words: empty for closed, with the reason where they are not the usual ones. */
export interface HoursOfDay {
  readonly hours: string;
  readonly note: string;
  readonly noteUrl: string;
}

/**
 * Hours of an exhibition on a day (YYYY-MM-DD): its own, else those of its venue, whose exceptions come before its
 * week; undefined where neither has any (docs/behaviour/programme.md#exhibitions).
 */
export function hoursOfDay(
  { venue, opening_exceptions: exceptions }: Pick<ExhibitionListItem, 'venue' | 'opening_exceptions'>,
  houses: OpeningHours,
  { day, lang, dates }: { day: string; lang: Language; dates: Dates },
): HoursOfDay | undefined {
  const own = exceptions.filter(({ date }) => date === day);
  const house = houses.find((one) => venue !== null && one.venue?.id === venue.id);
  if (own.length === 0 && house === undefined) return undefined;
  const { week = [], seasons = [], exceptions: ofHouse = [] } = house ?? {};
  const { ranges, noted } = hoursOnDay({ week, seasons, exceptions: own.length > 0 ? own : ofHouse }, day);
  return {
    hours: rangesInWords(ranges, day, lang, dates),
    note: noted?.alternative_text ?? '',
    noteUrl: noted?.alternative_link_url ?? '',
  };
}
