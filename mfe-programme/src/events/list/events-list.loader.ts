import {
  notFound,
  routeUrls,
  type Dates,
  type LoaderContext,
  type Localised,
  type Translate,
} from '@vestibule/contracts';
import type { EventDay } from '../../event-rows/days';
import { parseProgrammeQuery } from '../parse-query';
import type { FilterData } from '../../filters/selection';
import { programmeChips } from '../filters/programme-chips';
import { dateRange } from '../../lists/date-range';
import { readPage } from '../../lists/read-page';
import { readEventFilters } from '../filters/programme-filters';
import {
  changeProgrammeChoice,
  isFiltered,
  toProgrammeSearch,
  WHOLE_PROGRAMME,
  type EventFilterKey,
  type ProgrammeQuery,
} from '../query';
import { readEvents, readTeasers } from '../read-programme';
import type { TeaserEntry } from '../teasers';
import { placeTeasers } from './place-teasers';
import { readShownExhibitions, type ShownExhibition } from './read-shown-exhibitions';

export interface EventsListData extends FilterData<EventFilterKey> {
  readonly headline: string;
  /** With the names of the selection. */
  readonly title: string;
  readonly description: string;
  readonly query: ProgrammeQuery;
  /** Path of this selection in each language. */
  readonly urls: Localised;
  /** Path of the calendar that follows the selection. */
  readonly feed: string;
  /** Whether the same events are on a page of their own that search engines rather show. */
  readonly noindex: boolean;
  /** Those that are on, on the first chosen day; none while something narrows the list, and on later pages. */
  readonly exhibitions: readonly ShownExhibition[];
  readonly days: readonly EventDay[];
  readonly teasers: readonly TeaserEntry[];
  readonly hasNext: boolean;
  readonly count: number;
  /** The first day that the selection has, where the chosen days have nothing of it. */
  readonly next: { readonly name: string; readonly href: string } | null;
}

/** Everything the programme's page shows, from its address. */
export async function loadEventsList(context: LoaderContext): Promise<EventsListData> {
  const { href, lang, t, url } = context;
  const dates = await import('@vestibule/contracts/dates');
  const query = parseProgrammeQuery(url.searchParams, dates.parseQueryDate);
  const today = dates.today();
  const isWhole = !isFiltered(query) && query.page === 1;
  const [events, teasers, exhibitions, page, { filters, chosen }] = await Promise.all([
    // First in the backend's queue: everything else may fail, and the page is still worth showing.
    readEvents(context, query),
    isFiltered(query) ? [] : readTeasers(context),
    isWhole ? readShownExhibitions(context, dates.parseQueryDate(query.date) ?? today, dates) : [],
    readPage(context, href('events', {})),
    readEventFilters(context, query),
  ]);
  if (query.page > 1 && events.days.length === 0) throw notFound();
  const headline = page?.headline || page?.title || t('list.headline');
  const [from, until] = [query.date, query.until].map((day) => dates.parseQueryDate(day) ?? null);
  const dateLabel = dateRange(from ?? null, until ?? null, { lang, t, dates });
  return {
    headline,
    title: [page?.meta_title || headline, ...namesOf(query, dateLabel, chosen, t)].join(' – '),
    description: page?.meta_description ?? t('list.description'),
    query,
    urls: routeUrls(href, 'events', {}, toProgrammeSearch(query)),
    feed: calendarPath(lang, query),
    // A selection is the same events again; its links are followed all the same. The archive is events that no other
    // list has.
    noindex: isFiltered({ ...query, view: query.view === 'archive' ? '' : query.view }) || dateLabel !== '',
    filters,
    ...programmeChips({ query, chosen, dateLabel, today }, context),
    dateLabel,
    today,
    exhibitions,
    days: events.days,
    teasers: placeTeasers(
      events.days,
      teasers,
      { from: from ?? today, until: until ?? null, page: query.page },
      !events.hasNext,
    ),
    hasNext: events.hasNext,
    count: events.count,
    next: events.count === 0 ? await nextDay(query, context, dates) : null,
  };
}

/** Null where the chosen days do not matter: the archive goes back, and all days have nothing of the selection. */
async function nextDay(query: ProgrammeQuery, context: LoaderContext, dates: Dates): Promise<EventsListData['next']> {
  const { api, href, lang, signal } = context;
  const { filters, q, date, until, view } = query;
  if (view === 'archive' || (view === '' && date === '' && until === '')) return null;
  const days = await api.call('calendar', { query: { ...filters, q, date }, signal }).catch(() => []);
  const [day] = days;
  if (day === undefined) return null;
  return {
    name: `${dates.dayParts(day, lang).weekday}, ${dates.formatDate(day, lang)}`,
    href:
      href('events', {}) +
      toProgrammeSearch(changeProgrammeChoice(query, { date: day.split('-').toReversed().join('-') })),
  };
}

/** Parts of the title beside the programme's own name. */
function namesOf(
  { view, q, page }: ProgrammeQuery,
  dateLabel: string,
  chosen: readonly { readonly name: string }[],
  t: Translate,
): string[] {
  return [
    ...(view ? [t(`view.${view}`)] : []),
    ...(dateLabel ? [dateLabel] : []),
    ...(q ? [t('text.chip', { q })] : []),
    ...chosen.map(({ name }) => name),
    ...(page > 1 ? [t('list.page', { page })] : []),
  ];
}

/** Path of the calendar that follows the chosen filters and words; a day would never move, and a view is no filter. */
const calendarPath = (lang: string, { filters, q }: ProgrammeQuery): string =>
  `/${lang}/api/events/feed.ics${toProgrammeSearch({ ...WHOLE_PROGRAMME, filters, q })}`;
