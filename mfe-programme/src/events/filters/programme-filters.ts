import type { EventFacets, LoaderContext } from '@vestibule/contracts';
import { nameOf, readOptions, type KnownOption, type OptionsSource } from '../../filters/read-options';
import type { FilterData } from '../../filters/selection';
import type { ChipsContext } from '../../filters/to-chips';
import { EVENT_FILTER_KEYS, type EventFilterKey, type ProgrammeQuery } from '../query';
import { choiceOf } from '../read-programme';
import { readAccess } from './access-options';
import { priceOption, PRICES } from './priced';

type Reader = Pick<LoaderContext, 'api' | 'lang' | 'signal' | 'store' | 't'>;

type Sourced = Exclude<EventFilterKey, 'access' | 'language' | 'price'>;
const SOURCES: Readonly<Record<Sourced, OptionsSource>> = {
  room: { call: 'rooms' },
  type: { call: 'exhibitionTypes', bySlug: true },
  tag: { call: 'eventTags', mayHide: true },
  series: { call: 'series', mayHide: true },
  genre: { call: 'genres' },
};
/**
 * In this variant of the page visitors choose place, tag, access, language and price alone
 * (docs/behaviour/programme.md#filters-of-the-events).
 */
const SHORT_STYLE = 3;
const SHORT_KEYS: readonly EventFilterKey[] = ['room', 'tag', 'access', 'language', 'price'];

/** Filters of the programme, with the counts under the other filters. */
export async function readEventFilters(
  context: Reader,
  query: ProgrammeQuery,
): Promise<Pick<FilterData<EventFilterKey>, 'filters'> & Pick<ChipsContext, 'chosen'>> {
  const [facets, ways, others] = await Promise.all([
    readFacets(context, query),
    readAccess(context),
    readSources(context),
  ]);
  const options: Readonly<Record<EventFilterKey, readonly KnownOption[]>> = {
    ...others,
    ...ways,
    price: PRICES.map((euro) => priceOption(euro, context)),
  };
  const known = EVENT_FILTER_KEYS.map((key) => ({ key, options: options[key] }));
  const offered = context.store.settings.current?.design.eventStyle === SHORT_STYLE ? SHORT_KEYS : EVENT_FILTER_KEYS;
  const filters = known.map(({ key, options }) => ({
    key,
    options: options
      .filter(({ hidden }) => !hidden)
      .map(({ value, name }) => ({ value, name, count: countOf(facets, key, value) })),
  }));
  const chosen = known.flatMap(({ key, options }) => {
    const value = query.filters[key];
    if (value === undefined) return [];
    const { name } = key === 'price' ? priceOption(Number(value), context) : { name: '' };
    return [
      { key, name: name || nameOf(key === 'access' ? [...options, ...ways.language] : options, value, context.t) },
    ];
  });
  return { filters: filters.filter(({ key, options }) => offered.includes(key) && options.length > 0), chosen };
}

async function readSources(context: Reader): Promise<Readonly<Record<Sourced, readonly KnownOption[]>>> {
  const entries = Object.entries(SOURCES).map(
    async ([key, source]) => [key, await readOptions(context, source)] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Record<Sourced, KnownOption[]>;
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
  facets && key !== 'price' ? (facets[key].find((facet) => facet.value === value)?.count ?? 0) : null;
