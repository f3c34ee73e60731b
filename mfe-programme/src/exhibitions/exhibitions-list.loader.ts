import type { ExhibitionListItem, LoaderContext } from '@vestibule/contracts';
import { pageOfQuery } from '../lists/page-number';
import { invalid } from '../lists/query-values';
import { headOf, readPage } from '../lists/read-page';
import type { ProductionCardData } from '../productions/to-card';
import { toExhibitionCard } from './to-exhibition-card';

/** Parts of the page: on for some time, there for good, to come; and those that are over, by the year of their end. */
type ExhibitionsPart = 'current' | 'permanent' | 'announced';
export interface ExhibitionsData {
  readonly headline: string;
  readonly title: string;
  readonly description: string;
  readonly view: '' | 'archive';
  readonly page: number;
  readonly hasNext: boolean;
  readonly parts: readonly { readonly name: ExhibitionsPart; readonly cards: readonly ProductionCardData[] }[];
  readonly years: readonly { readonly year: string; readonly cards: readonly ProductionCardData[] }[];
}

const PARTS = ['current', 'permanent', 'announced'] as const;
/** More than a house has at once. */
const ALL = 50;
const PAGE_SIZE = 20;

/** Exhibitions that are not over by their part, or a page of the archive. */
export async function loadExhibitions(context: LoaderContext): Promise<ExhibitionsData> {
  const { api, href, lang, signal, t, url } = context;
  const view = url.searchParams.get('view') ?? '';
  if (view !== '' && view !== 'archive') throw invalid('view');
  const page = pageOfQuery(url.searchParams);
  const [dates, record] = await Promise.all([
    import('@vestibule/contracts/dates'),
    readPage(context, href('exhibitions', {})),
  ]);
  const head = headOf(record, { headline: t('exhibitions.headline'), description: t('exhibitions.description') });
  const toCards = (results: readonly ExhibitionListItem[]) =>
    results.map((exhibition) => toExhibitionCard(exhibition, { lang, t, dates, href }));
  if (view === 'archive') {
    const { next, results } = await api.call('exhibitions', { query: { view, page, page_size: PAGE_SIZE }, signal });
    const ended = ({ date_to: to }: ExhibitionListItem) => (to ?? '').slice(0, 4);
    const years = [...new Set(results.map(ended))].map((year) => ({
      year,
      cards: toCards(results.filter((exhibition) => ended(exhibition) === year)),
    }));
    return { ...head, view, page, hasNext: next !== null, parts: [], years };
  }
  const parts = await Promise.all(
    PARTS.map(async (name) => {
      const { results } = await api.call('exhibitions', { query: { view: name, page_size: ALL }, signal });
      return { name, cards: toCards(results) };
    }),
  );
  return { ...head, view, page: 1, hasNext: false, parts: parts.filter(({ cards }) => cards.length > 0), years: [] };
}
