import { notFound, type LoaderContext } from '@vestibule/contracts';
import type { FilterData } from '../filters/selection';
import { toChips } from '../filters/to-chips';
import { headOf, readPage } from '../lists/read-page';
import { dateRange } from '../lists/date-range';
import { readProductionFilters } from './filters/productions-filters';
import type { ProductionsStart } from './productions-store';
import { changeProductionsChoice, parseProductionsQuery, toProductionsSearch, type ProductionFilterKey } from './query';
import { toCard } from './to-card';

export interface ProductionsListData extends ProductionsStart, FilterData<ProductionFilterKey> {
  readonly headline: string;
  /** With the names of the selection. */
  readonly title: string;
  readonly description: string;
  readonly count: number;
}

/**
 * One page of the productions, by its address: current and coming ones, past ones, or all of a season; the content page
 * at the same path gives headline and description.
 */
export async function loadProductionsList(context: LoaderContext): Promise<ProductionsListData> {
  const { api, href, lang, signal, t, url } = context;
  const path = href('productions', {});
  const dates = await import('@vestibule/contracts/dates');
  const query = parseProductionsQuery(url.searchParams, dates.parseQueryDate);
  const { filters: chosenFilters, date, view, page } = query;
  const [productions, { filters, chosen }, record] = await Promise.all([
    api.call('productions', {
      query: { ...chosenFilters, ...(date && { date }), ...(view && { view }), page },
      signal,
    }),
    readProductionFilters(context, query),
    readPage(context, path),
  ]);
  if (page > 1 && productions.results.length === 0) throw notFound();
  const more = view
    ? [{ name: t('productions.view.archive'), href: path + toProductionsSearch({ ...query, view: '', page: 1 }) }]
    : [];
  const head = headOf(record, { headline: t('productions.headline'), description: t('productions.description') });
  const day = date && dates.parseQueryDate(date);
  const dateLabel = dateRange(day || null, null, { lang, t, dates });
  const today = dates.today();
  return {
    ...head,
    title: [
      head.title,
      ...chosen.map(({ name }) => name),
      ...(view ? [t('productions.view.archive')] : []),
      ...(page > 1 ? [t('list.page', { page })] : []),
    ].join(' – '),
    query,
    filters,
    ...toChips({
      query,
      chosen,
      more,
      dateLabel,
      today,
      linkTo: (change) => path + toProductionsSearch(changeProductionsChoice(query, change)),
    }),
    dateLabel,
    today,
    productions: productions.results.map((production) => toCard(production, { lang, t, dates, href })),
    hasNext: productions.next !== null,
    count: productions.count,
  };
}
