import type { LoaderContext } from '@vestibule/contracts';
import { nameOf, readOptions, type OptionsSource } from '../../filters/read-options';
import type { FilterData } from '../../filters/selection';
import type { ChipsContext } from '../../filters/to-chips';
import { PRODUCTION_FILTER_KEYS, type ProductionFilterKey, type ProductionsQuery } from '../query';

const SOURCES: Readonly<Record<ProductionFilterKey, OptionsSource>> = {
  season: { call: 'seasons' },
  exhibition_type: { call: 'productionTypes', bySlug: true },
  tag: { call: 'productionTags', mayHide: true },
};

type Context = Pick<LoaderContext, 'api' | 'signal' | 't'>;

/** Filters of the productions, and the names of the selection. */
export async function readProductionFilters(
  context: Context,
  query: ProductionsQuery,
): Promise<Pick<FilterData<ProductionFilterKey>, 'filters'> & Pick<ChipsContext, 'chosen'>> {
  const known = await Promise.all(
    PRODUCTION_FILTER_KEYS.map(async (key) => ({ key, options: await readOptions(context, SOURCES[key]) })),
  );
  const filters = known.map(({ key, options }) => ({
    key,
    options: options.filter(({ hidden }) => !hidden).map(({ value, name }) => ({ value, name, count: null })),
  }));
  const chosen = known.flatMap(({ key, options }) => {
    const value = query.filters[key];
    if (value === undefined) return [];
    const name = nameOf(options, value, context.t);
    const isYear = key === 'season' && options.some((option) => option.value === value);
    // A season is called like a year, which says nothing by itself.
    return [{ key, name: isYear ? context.t('productions.season', { name }) : name }];
  });
  return { filters: filters.filter(({ options }) => options.length > 0), chosen };
}
