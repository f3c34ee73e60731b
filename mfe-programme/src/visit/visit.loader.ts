import type { Dates, Language, LoaderContext } from '@vestibule/contracts';
import { groupByDay, type EventDay } from '../event-rows/days';
import { dateOf } from '../lists/query-values';
import { houseTime } from '../opening-hours/house-clock';
import { toExhibitions, type ExhibitionOfDay } from './exhibitions-of-day';
import { toHouse, type House } from './to-house';

export interface VisitData {
  /** The planned day, YYYY-MM-DD, in words, and in the programme's spelling. */
  readonly day: string;
  readonly label: string;
  readonly date: string;
  /** Whether the address says the day. */
  readonly chosen: boolean;
  readonly today: string;
  /** The last day that has hours. */
  readonly last: string;
  readonly before: string;
  readonly after: string;
  readonly houses: readonly House[];
  readonly exhibitions: readonly ExhibitionOfDay[];
  readonly days: readonly EventDay[];
}

/** All of a day: more than a house has, and the most that the list gives at once. */
const PAGE_SIZE = 50;

/** Open venues and events of a day. When one list is unavailable the other is still shown. */
export async function loadVisit({ api, lang, href, url, signal }: LoaderContext): Promise<VisitData> {
  const dates = await import('@vestibule/contracts/dates');
  const chosen = dateOf(url.searchParams, dates.parseQueryDate);
  const today = dates.today();
  const day = dates.parseQueryDate(chosen) ?? today;
  const date = queryDate(day);
  const [hours, exhibitions, events] = await Promise.all([
    api.call('openingHours', { signal }).catch(() => []),
    api.call('exhibitions', { query: { date, page_size: PAGE_SIZE }, signal }).then(
      ({ results }) => results,
      () => [],
    ),
    api.call('events', { query: { date, until: date, page_size: PAGE_SIZE }, signal }).then(
      ({ results }) => results,
      () => [],
    ),
  ]);
  const { minutes } = houseTime(Date.now());
  return {
    day,
    label: dayLabel(day, lang, dates),
    date,
    chosen: chosen !== '',
    today,
    last: dates.plusDays(today, 365),
    before: day > today ? queryDate(dates.plusDays(day, -1)) : '',
    after: queryDate(dates.plusDays(day, 1)),
    houses: hours.map((house) => toHouse(house, { day, isToday: day === today, minutes, lang, dates })),
    exhibitions: toExhibitions(exhibitions, hours, { day, lang, href, dates }),
    days: groupByDay(events, { lang, href }, dates),
  };
}

const dayLabel = (day: string, lang: Language, dates: Dates) =>
  `${dates.dayParts(day, lang).weekday}, ${dates.formatDate(day, lang)}`;
const queryDate = (day: string) => day.split('-').reverse().join('-');
