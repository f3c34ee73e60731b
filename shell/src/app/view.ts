import { loadPage, type Visit } from './load-page';
import type { RootData } from './load-root';
import type { AppHost } from './app-host';
import type { PageMatch, RouteTable } from './match';
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
  return { match, route: match ? await loadPage(host, match.entry, { ...visit, params: match.params }) : NOT_FOUND };
}
