import type { DayHead, EventDay } from '../../event-rows/days';
import { isAmong, type TeaserEntry } from '../teasers';

/** The request for a page of the programme. */
interface PageRequest {
  /** First and last day, YYYY-MM-DD; null: no end. */
  readonly from: string;
  readonly until: string | null;
  /** From 1. */
  readonly page: number;
}

/**
 * The teasers of a page of the programme: those within the days of the request. One that is before the first day
 * with events, or after the last, moves there, the nearest day that is shown. A further page also brings the teasers
 * that waited for it at the end of the one before.
 */
export function placeTeasers(
  days: readonly EventDay[],
  teasers: readonly TeaserEntry[],
  { from, until, page }: PageRequest,
  complete: boolean,
): TeaserEntry[] {
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return [];
  const upToEnd = teasers.filter(({ head: { day } }) => until === null || day <= until);
  const upTo = upToEnd.map((teaser) =>
    complete && teaser.head.day > last.day ? { ...teaser, head: headOf(last) } : teaser,
  );
  if (page > 1) return upTo.filter(({ head: { day } }) => day <= last.day);
  const placed = upTo.map((teaser) =>
    teaser.head.day >= from && teaser.head.day < first.day ? { ...teaser, head: headOf(first) } : teaser,
  );
  // One that moved to the only day of an unfinished page waits there: a further page does not know of its move.
  return placed.filter(({ head: { day } }) => day === first.day || isAmong(day, first.day, last.day, complete));
}

/** Without the rows, which would be stored with each of its teasers again. */
const headOf = ({ day, short, number, month, label }: EventDay): DayHead => ({ day, short, number, month, label });
