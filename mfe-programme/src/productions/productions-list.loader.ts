import { notFound, SiteError, type LoaderContext } from '@vestibule/contracts';
import { pageOfQuery } from '../lists/page-number';
import { readPage } from '../lists/read-page';
import { routeUrls } from '../lists/route-urls';
import { toCard, type ProductionCard } from './to-card';

export interface ProductionsListData {
  readonly headline: string;
  readonly title: string;
  readonly description: string;
  readonly seasons: readonly { readonly id: number; readonly name: string }[];
  /** The chosen season; null: what can be seen now or later. */
  readonly season: number | null;
  readonly productions: readonly ProductionCard[];
  readonly page: number;
  readonly hasNext: boolean;
}

/** One page of the productions: what is on, or a season; the content page at the same path gives headline and description. */
export async function loadProductionsList(context: LoaderContext): Promise<ProductionsListData> {
  const { api, lang, signal, t, url } = context;
  const page = pageOfQuery(url.searchParams);
  const season = seasonOfQuery(url.searchParams);
  const query = { page, ...(season === null ? {} : { season }) };
  const [dates, productions, seasons, record] = await Promise.all([
    import('@vestibule/contracts/dates'),
    api.call('productions', { query, signal }),
    readSeasons(context),
    readPage(context, routeUrls('productions')[lang] ?? ''),
  ]);
  if (page > 1 && productions.results.length === 0) throw notFound();
  const headline = record?.headline || record?.title || t('productions.headline');
  return {
    headline,
    title: record?.meta_title || headline,
    description: record?.meta_description || t('productions.description'),
    seasons,
    season,
    productions: productions.results.map((production) => toCard(production, { lang, t, dates })),
    page,
    hasNext: productions.next !== null,
  };
}

function seasonOfQuery(search: URLSearchParams): number | null {
  const season = search.get('season');
  if (!season) return null;
  if (!/^[1-9]\d{0,8}$/.test(season)) throw new SiteError('validation', 400, 'season is not valid', { field: 'season' });
  return Number(season);
}

/** None when they cannot be had: the list is worth showing without. */
async function readSeasons({ api, signal }: LoaderContext): Promise<ProductionsListData['seasons']> {
  try {
    return (await api.call('seasons', { signal })).map(({ id, name }) => ({ id, name }));
  } catch {
    return [];
  }
}
