import { DEFAULT_LANGUAGE, languageOfPath } from '@vestibule/contracts';
import { routeTables, type PageMatch } from '@vestibule/contracts/site/match';
import type { SiteComposition } from '@vestibule/contracts/site/site';

const tables = new WeakMap<SiteComposition, ReturnType<typeof routeTables>>();

/** The page that a path leads to in a composition, as the workers find it. */
export function pageMatch(site: SiteComposition, path: string): PageMatch | undefined {
  let known = tables.get(site);
  if (!known) tables.set(site, (known = routeTables(site)));
  return known[languageOfPath(path) ?? DEFAULT_LANGUAGE].match(path);
}
