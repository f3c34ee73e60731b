import type { PageMatch, RouteTable } from '@vestibule/contracts/site/match';
import { loadPage, type Visit } from './load-page';
import type { RootData } from './load-root';
import type { AppHost } from './app-host';
import { runMiddleware } from './middleware/run-middleware';
import { withOwnErrorPage } from './own-error-page';
import type { Failure, RouteData } from './route-data';
import { withoutInvalidQuery, withStandIn } from './stand-in';

/** State of the screen: the frame's data, the matched page and its data. */
export interface View {
  readonly root: RootData;
  readonly match: PageMatch | undefined;
  readonly route: RouteData;
}

const NOT_FOUND: RouteData = { expose: '', slots: {}, failure: { status: 404, code: 'not_found' } };

/** A page that was not found while a remote is missing: it may be that remote's. */
const PART_MISSING: Failure = { status: 503, code: 'remote_failed' };

async function loadMatch(
  host: AppHost,
  { entry, middleware, params }: PageMatch,
  visit: Omit<Visit, 'params'>,
): Promise<RouteData> {
  const failure = await runMiddleware(middleware, host, visit.signal);
  return failure ? { expose: entry.key, slots: {}, failure } : loadPage(host, entry, { ...visit, params });
}

/** Finds and loads the page of an address. */
export async function loadRoute(
  host: AppHost,
  table: RouteTable,
  visit: Omit<Visit, 'params'>,
): Promise<Omit<View, 'root'>> {
  const match = table.match(visit.url.pathname);
  const found = match ? await loadMatch(host, match, visit) : NOT_FOUND;
  const route =
    found.failure?.status === 404 && host.composition.incomplete ? { ...found, failure: PART_MISSING } : found;
  const stand = await withStandIn(host, route, visit, (url) => {
    const other = table.match(url.pathname);
    return other && loadMatch(host, other, { ...visit, url });
  });
  const rest =
    match && (await withoutInvalidQuery(route, visit.url, (url) => loadMatch(host, match, { ...visit, url })));
  return { match, route: rest ?? stand ?? (await withOwnErrorPage(host, route, visit.signal)) };
}
