import { PREVIEW_PARAMETER } from '@vestibule/contracts/content-preview';
import type { PageMatch } from '@vestibule/contracts/site/match';

/** Query parameters that say where a visitor came from; they change nothing on any page. */
const TRACKING = /^(utm_\w+|gclid|fbclid|msclkid|mc_[ce]id|_ga)$/;
const MAX_QUERY = 500;

/** The target of a render: the path of an address with the query that matters. */
export interface PageTarget {
  /** Names the page in the cache: parameters sorted, each once. */
  readonly path: string;
  /**
   * Whether it may be cached: undeclared query parameters would let clients create any number of pages, and unpublished
   * pages are cached nowhere.
   */
  readonly storable: boolean;
}

/** `whole`: for visitors with a session; their pages are never cached, and may read all parameters. */
export function pageTarget(
  { pathname, searchParams }: URL,
  match: Pick<PageMatch, 'query'> | undefined,
  whole: boolean,
): PageTarget {
  const declared = match ? match.query : [];
  const names = [...new Set(searchParams.keys())]
    .filter((name) => !TRACKING.test(name) && (whole || declared?.includes(name) !== false))
    .sort();
  const query = names.map((name): [string, string] => [name, searchParams.get(name) ?? '']);
  const search = new URLSearchParams(query).toString().slice(0, MAX_QUERY);
  const isPreview = names.includes(PREVIEW_PARAMETER);
  return {
    path: pathname + (search && `?${search}`),
    storable: !isPreview && (declared !== undefined || search === ''),
  };
}
