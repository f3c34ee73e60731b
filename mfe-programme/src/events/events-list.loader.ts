import { notFound, type EndpointName, type LoaderContext } from '@vestibule/contracts';
import type { EventDay } from './days';
import { programmeUrls } from './programme-urls';
import { FILTER_KEYS, isFiltered, parseQuery, type FilterKey, type ProgrammeQuery } from './query';
import { readEvents, readTeasers } from './read-programme';
import { teasersAmong, teasersUntil, type TeaserEntry } from './teasers';

/** Something to choose in a filter; `value` as in the address. */
export interface Option {
  readonly value: string;
  readonly name: string;
}

export interface EventsListData {
  readonly headline: string;
  readonly title: string;
  readonly description: string;
  readonly query: ProgrammeQuery;
  readonly rooms: readonly Option[];
  /** Names of the chosen filters. */
  readonly chosen: readonly { readonly key: FilterKey; readonly name: string }[];
  /** The chosen first day, formatted; empty when none is chosen. */
  readonly dateLabel: string;
  readonly days: readonly EventDay[];
  readonly teasers: readonly TeaserEntry[];
  readonly hasNext: boolean;
  readonly count: number;
}

const OPTIONS = { room: 'rooms', type: 'exhibitionTypes', tag: 'eventTags', series: 'series', genre: 'genres' } as const satisfies Record<FilterKey, EndpointName>;

/** Everything the programme's page shows, from its address. */
export async function loadEventsList(context: LoaderContext): Promise<EventsListData> {
  const { lang, t, url } = context;
  const dates = await import('@vestibule/contracts/dates');
  const query = parseQuery(url.searchParams, dates.parseQueryDate);
  const [rooms, teasers, events, page, chosen] = await Promise.all([
    readOptions(context, 'room'),
    isFiltered(query) ? [] : readTeasers(context),
    readEvents(context, query),
    readPage(context),
    readChosen(context, query),
  ]);
  if (query.page > 1 && events.days.length === 0) throw notFound();
  const headline = page?.headline || page?.title || t('list.headline');
  const day = query.date && dates.parseQueryDate(query.date);
  return {
    headline,
    title: page?.meta_title || headline,
    description: page?.meta_description ?? t('list.description'),
    query,
    rooms,
    chosen,
    dateLabel: day ? dates.formatDate(day, lang) : '',
    days: events.days,
    // A further page also brings the teasers that waited for it at the end of the one before.
    teasers: query.page > 1 ? teasersUntil(events.days, teasers) : teasersAmong(events.days, teasers, !events.hasNext),
    hasNext: events.hasNext,
    count: events.count,
  };
}

/** Options of a filter; none when they cannot be had: the programme is worth showing without. Tags and series may be hidden (spec/001 §3). */
async function readOptions({ api, signal }: LoaderContext, key: FilterKey): Promise<Option[]> {
  try {
    const options = await api.call(OPTIONS[key], { signal });
    const mayHide = key === 'tag' || key === 'series';
    return options.filter((option) => !mayHide || option.show_in_filter).map(({ id, slug, name }) => ({ value: key === 'type' ? slug : String(id), name }));
  } catch {
    return [];
  }
}

async function readChosen(context: LoaderContext, { filters }: ProgrammeQuery): Promise<EventsListData['chosen']> {
  const keys = FILTER_KEYS.filter((key) => filters[key] !== undefined);
  return Promise.all(
    keys.map(async (key) => {
      const value = filters[key] ?? '';
      const options = await readOptions(context, key);
      return { key, name: options.find((option) => option.value === value)?.name ?? value };
    }),
  );
}

/** The content page of the programme gives headline and description; without one there are texts of our own. */
async function readPage({ api, lang, signal }: LoaderContext) {
  try {
    return await api.call('page', { params: { path: programmeUrls()[lang]?.split('/').slice(2).join('/') ?? '' }, signal });
  } catch {
    return undefined;
  }
}
