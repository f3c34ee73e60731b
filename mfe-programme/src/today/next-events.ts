import type { Dates, EventListItem } from '@vestibule/contracts';
import { groupByDay } from '../event-rows/days';
import type { Shown } from '../event-rows/to-row';

/** An event that one can still be in time for. */
export interface NextEvent {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  /** Language of the title, where it is not the page's. */
  readonly lang?: string;
  readonly room: string;
  /** Weekday and day, formatted; empty for today. */
  readonly day: string;
  readonly time: string;
}

/**
 * The first of a list's events that begin at a time; cancelled, sold out and past ones are left out. `today` is
 * YYYY-MM-DD.
 */
export function nextEvents(
  events: readonly EventListItem[],
  { today, limit, dates, ...shown }: Shown & { readonly today: string; readonly limit: number; readonly dates: Dates },
): NextEvent[] {
  return groupByDay(events, shown, dates)
    .flatMap(({ day, short, rows }) => rows.map((row) => ({ ...row, day, short })))
    .filter(({ time, state }) => time !== '' && state !== 'cancelled' && state !== 'over' && state !== 'sold_out')
    .slice(0, limit)
    .map(({ id, url, title, lang, room, time, day, short }) => ({
      id,
      url,
      title,
      ...(lang !== undefined && { lang }),
      room,
      time,
      day: day === today ? '' : `${short}, ${dates.formatDate(day, shown.lang)}`,
    }));
}
