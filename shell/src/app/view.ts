import { loadPage, type Visit } from './load-page';
import type { RootData } from './load-root';
import type { AppHost } from './app-host';
import type { PageMatch, RouteTable } from './match';
import { runMiddleware } from './middleware/run-middleware';
import type { RouteData } from './route-data';

/** What is on the screen: the frame's data, the matched page and its data. */
export interface View {
  readonly root: RootData;
  readonly match: PageMatch | undefined;
  readonly route: RouteData;
}

const NOT_FOUND: RouteData = { expose: '', slots: {}, failure: { status: 404, code: 'not_found' } };

/** Finds and loads the page of an address. */
export async function loadRoute(host: AppHost, table: RouteTable, visit: Omit<Visit, 'params'>): Promise<Omit<View, 'root'>> {
  const match = table.match(visit.url.pathname);
  if (!match) return { match, route: NOT_FOUND };
  const failure = await runMiddleware(match.middleware, host, visit.signal);
  return { match, route: failure ? { expose: match.entry.key, slots: {}, failure } : await loadPage(host, match.entry, { ...visit, params: match.params }) };
}
