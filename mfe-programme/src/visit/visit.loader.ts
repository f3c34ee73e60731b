import {
  isSiteError,
  type Dates,
  type ExhibitionListItem,
  type Language,
  type LoaderContext,
} from '@vestibule/contracts';
import { shopLinkOf } from '@vestibule/contracts/shop-link';
import { ticketsOfDay } from '../detail/tickets-of-day';
import { groupByDay, type EventDay } from '../event-rows/days';
import { dateOf } from '../lists/query-values';
import { houseTime } from '../opening-hours/house-clock';
import { toAdmissionsOfDay, type AdmissionOfDay } from './admissions-of-day';
import { toExhibitions, type ExhibitionOfDay } from './exhibitions-of-day';
import { toHouse, type House } from './to-house';
import { readWishes, visitPath, type Wishes } from './visit-query';
import { readWishChoices, type WishChoice } from './wish-choices';

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
  /** Addresses of the days beside it; there is none before today. */
  readonly before: string;
  readonly after: string;
  /** A week from today on. */
  readonly week: readonly { readonly day: string; readonly name: string; readonly href: string }[];
  readonly wishes: Wishes;
  readonly questions: readonly WishChoice[];
  /** The next day with events that fit the wishes, where this one has none. */
  readonly next: { readonly name: string; readonly href: string } | null;
  /** Where tickets for the day are sold; empty where they are not. */
  readonly tickets: string;
  readonly admissions: readonly AdmissionOfDay[];
  readonly houses: readonly House[];
  readonly exhibitions: readonly ExhibitionOfDay[];
  readonly days: readonly EventDay[];
}

/** All of a day: more than a house has, and the most that the list gives at once. */
const PAGE_SIZE = 50;

/** Open venues and events of a day. When one list is unavailable the other is still shown. */
export async function loadVisit(context: LoaderContext): Promise<VisitData> {
  const { api, lang, href, url, signal, store, t } = context;
  const dates = await import('@vestibule/contracts/dates');
  const chosen = dateOf(url.searchParams, dates.parseQueryDate);
  const today = dates.today();
  const day = dates.parseQueryDate(chosen) ?? today;
  const date = queryDate(day);
  const wishes = readWishes(url.searchParams);
  const [questions, hours, exhibitions, offers, events] = await Promise.all([
    readWishChoices(context, chosen === '' ? '' : date, wishes),
    api.call('openingHours', { signal }).catch(() => []),
    api.call('exhibitions', { query: { date, page_size: PAGE_SIZE }, signal }).then(
      ({ results }) => results,
      () => [],
    ),
    day < today
      ? []
      : api.call('admissions', { query: { from: day, until: day }, signal }).then(
          ({ results }) => results,
          () => [],
        ),
    api
      .call('events', { query: { date, until: date, page_size: PAGE_SIZE, ...wishes }, signal })
      .then(({ results }) => results, nothingUnlessInvalid),
  ]);
  const { minutes } = houseTime(Date.now());
  return {
    day,
    label: dayLabel(day, lang, dates),
    date,
    chosen: chosen !== '',
    today,
    last: dates.plusDays(today, 365),
    before: day > today ? visitPath(context, queryDate(dates.plusDays(day, -1)), wishes) : '',
    after: visitPath(context, queryDate(dates.plusDays(day, 1)), wishes),
    week: dates
      .comingWeek(today, lang, { today: t('visit.today'), tomorrow: t('visit.tomorrow') })
      .map((one) => ({ ...one, href: visitPath(context, queryDate(one.day), wishes) })),
    wishes,
    questions,
    next: events.length > 0 ? null : await nextDay(context, date, wishes, dates),
    tickets: day >= today ? ticketsOfDay(shopLinkOf(store), day) : '',
    admissions: toAdmissionsOfDay(offers, day, lang),
    houses: hours.map((house) => toHouse(house, { day, isToday: day === today, minutes, lang, dates })),
    exhibitions: toExhibitions(
      exhibitions.filter((one) => fits(one, wishes)),
      hours,
      { day, lang, href, dates },
    ),
    days: groupByDay(events, { lang, href }, dates),
  };
}

/** Whether an exhibition fits the wishes, as far as lists know it. */
const fits = ({ means = [], is_free: isFree, price_from: from }: ExhibitionListItem, { access, price }: Wishes) =>
  (access === undefined || means.some(({ id }) => id === access)) &&
  (price === undefined || isFree || (from !== null && Number(from) <= Number(price)));

/** The first day after it with events that fit. */
async function nextDay(context: LoaderContext, date: string, wishes: Wishes, dates: Dates): Promise<VisitData['next']> {
  const { api, lang, signal } = context;
  const [day] = await api.call('calendar', { query: { date, ...wishes }, signal }).catch(() => []);
  return day === undefined
    ? null
    : { name: dayLabel(day, lang, dates), href: visitPath(context, queryDate(day), wishes) };
}

/** No events where their list is unavailable; a wish that it refuses is an error of the address. */
function nothingUnlessInvalid(error: unknown): [] {
  if (isSiteError(error) && error.code === 'validation') throw error;
  return [];
}

const dayLabel = (day: string, lang: Language, dates: Dates) =>
  `${dates.dayParts(day, lang).weekday}, ${dates.formatDate(day, lang)}`;
const queryDate = (day: string) => day.split('-').reverse().join('-');
