import { recordHref, type Dates, type Language, type LoaderContext } from '@vestibule/contracts';

/** An exhibition that is on while the listed events take place. */
export interface ShownExhibition {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  /** Language of the title, when it is not the page's. */
  readonly lang?: Language;
  /** Its last day in words; empty where it stays. */
  readonly until: string;
}

/** A line or two: all of them have a page of their own. */
const MOST = 4;

/** Exhibitions that are on, on a day (YYYY-MM-DD), the first to end first; none where their list is unavailable. */
export async function readShownExhibitions(
  { api, href, lang, signal }: LoaderContext,
  day: string,
  dates: Dates,
): Promise<readonly ShownExhibition[]> {
  const date = day.split('-').toReversed().join('-');
  const { results } = await api
    .call('exhibitions', { query: { date, page_size: MOST }, signal })
    .catch(() => ({ results: [] }));
  return results.map((exhibition) => ({
    id: exhibition.id,
    url: recordHref(href, 'exhibition', exhibition),
    title: exhibition.title,
    ...(exhibition.lang === lang ? {} : { lang: exhibition.lang }),
    until: exhibition.date_to === null ? '' : dates.formatDate(exhibition.date_to, lang),
  }));
}
