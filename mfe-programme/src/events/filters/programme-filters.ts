import type { EventFacets, LoaderContext } from '@vestibule/contracts';
import { nameOf, readOptions, type OptionsSource } from '../../filters/read-options';
import type { FilterData } from '../../filters/selection';
import type { ChipsContext } from '../../filters/to-chips';
import { EVENT_FILTER_KEYS, type EventFilterKey, type ProgrammeQuery } from '../query';
import { choiceOf } from '../read-programme';

type Reader = Pick<LoaderContext, 'api' | 'signal' | 'store' | 't'>;

const SOURCES: Readonly<Record<EventFilterKey, OptionsSource>> = {
  room: { call: 'rooms' },
  type: { call: 'exhibitionTypes', bySlug: true },
  tag: { call: 'eventTags', mayHide: true },
  series: { call: 'series', mayHide: true },
  genre: { call: 'genres' },
  access: { call: 'eventAccess', bySlug: true },
};
/**
 * In this variant of the page visitors choose place, tag and access alone
 * (docs/behaviour/programme.md#filters-of-the-events).
 */
const SHORT_STYLE = 3;
const SHORT_KEYS: readonly EventFilterKey[] = ['room', 'tag', 'access'];

/** Filters of the programme, with the counts under the other filters. */
export async function readEventFilters(
  context: Reader,
  query: ProgrammeQuery,
): Promise<Pick<FilterData<EventFilterKey>, 'filters'> & Pick<ChipsContext, 'chosen'>> {
  const [facets, ...all] = await Promise.all([
    readFacets(context, query),
    ...EVENT_FILTER_KEYS.map((key) => readOptions(context, SOURCES[key])),
  ]);
  const known = EVENT_FILTER_KEYS.map((key, index) => ({ key, options: all[index] ?? [] }));
  const offered = context.store.settings.current?.design.eventStyle === SHORT_STYLE ? SHORT_KEYS : EVENT_FILTER_KEYS;
  const filters = known.map(({ key, options }) => ({
    key,
    options: options
      .filter(({ hidden }) => !hidden)
      .map(({ value, name }) => ({ value, name, count: countOf(facets, key, value) })),
  }));
  const chosen = known.flatMap(({ key, options }) => {
    const value = query.filters[key];
    return value === undefined ? [] : [{ key, name: nameOf(options, value, context.t) }];
  });
  return { filters: filters.filter(({ key, options }) => offered.includes(key) && options.length > 0), chosen };
}

/** The counts; without them every option can be chosen. */
async function readFacets({ api, signal }: Reader, query: ProgrammeQuery): Promise<EventFacets | undefined> {
  try {
    return await api.call('eventFacets', { query: choiceOf(query), signal });
  } catch {
    return undefined;
  }
}

const countOf = (facets: EventFacets | undefined, key: EventFilterKey, value: string): number | null =>
  facets ? (facets[key].find((facet) => facet.value === value)?.count ?? 0) : null;
