import { notFound, type LoaderContext, type Localised } from '@vestibule/contracts';
import type { EventDay } from '../days';
import { parseQuery } from '../parse-query';
import { readFilters, type ProgrammeFilters } from '../filters/programme-filters';
import { programmeUrls } from '../programme-urls';
import { isFiltered, toSearch, type ProgrammeQuery } from '../query';
import { readEvents, readTeasers } from '../read-programme';
import { teasersAmong, teasersUntil, type TeaserEntry } from '../teasers';

export interface EventsListData extends ProgrammeFilters {
  readonly headline: string;
  readonly title: string;
  readonly description: string;
  readonly query: ProgrammeQuery;
  /** Path of this selection in each language; from the server, as the browser has no need of the table of routes. */
  readonly urls: Localised;
  /** The chosen first day, formatted; empty when none is chosen. */
  readonly dateLabel: string;
  /** Today in Berlin, YYYY-MM-DD. */
  readonly today: string;
  readonly days: readonly EventDay[];
  readonly teasers: readonly TeaserEntry[];
  readonly hasNext: boolean;
  readonly count: number;
}

/** Everything the programme's page shows, from its address. */
export async function loadEventsList(context: LoaderContext): Promise<EventsListData> {
  const { lang, t, url } = context;
  const dates = await import('@vestibule/contracts/dates');
  const query = parseQuery(url.searchParams, dates.parseQueryDate);
  const [events, teasers, page, choices] = await Promise.all([
    // First in the backend's queue: everything else may fail, and the page is still worth showing.
    readEvents(context, query),
    isFiltered(query) ? [] : readTeasers(context),
    readPage(context),
    readFilters(context, query),
  ]);
  if (query.page > 1 && events.days.length === 0) throw notFound();
  const headline = page?.headline || page?.title || t('list.headline');
  const day = query.date && dates.parseQueryDate(query.date);
  return {
    headline,
    title: page?.meta_title || headline,
    description: page?.meta_description ?? t('list.description'),
    query,
    urls: programmeUrls(toSearch(query)),
    ...choices,
    dateLabel: day ? dates.formatDate(day, lang) : '',
    today: dates.today(),
    days: events.days,
    // A further page also brings the teasers that waited for it at the end of the one before.
    teasers: query.page > 1 ? teasersUntil(events.days, teasers) : teasersAmong(events.days, teasers, !events.hasNext),
    hasNext: events.hasNext,
    count: events.count,
  };
}

/** The content page of the programme gives headline and description; without one there are texts of our own. */
async function readPage({ api, lang, signal }: LoaderContext) {
  try {
    return await api.call('page', { params: { path: programmeUrls()[lang]?.split('/').slice(2).join('/') ?? '' }, signal });
  } catch {
    return undefined;
  }
}
