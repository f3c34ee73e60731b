import { routePattern, type Composition, type RemoteManifest } from '@vestibule/contracts';
import { languagesOfRoute } from '@vestibule/contracts/remote/route-pattern';
import { RouteMatcher } from '@vestibule/contracts/site/match';
import type { BuildProblem } from '../problem';
import type { Registry } from '../registry';
import { liveRoutes } from './live-routes';
import { patternsOf, shapeOf } from './route-shape';

/** Addresses that a problem names before it counts the others. */
const NAMED = 3;

/**
 * Paths of a new version at which editors have pages, unless the live version has them already or their routes are
 * among `allowed`: the remote would be shown there instead. Paths under `*` belong to pages anyway.
 */
export async function checkPages(
  registry: Registry,
  manifest: RemoteManifest,
  composition: Composition,
  allowed: readonly string[],
): Promise<BuildProblem[]> {
  const before = await liveRoutes(registry, manifest, composition);
  const had = new Set(before.flatMap(patternsOf).map(shapeOf));
  const fresh = manifest.routes
    .filter(({ id }) => !allowed.includes(id))
    .map((route) => ({
      id: route.id,
      patterns: languagesOfRoute(route)
        .map((lang) => routePattern(route, lang))
        .filter((pattern) => !pattern.endsWith('*') && !had.has(shapeOf(pattern))),
    }));
  if (fresh.every(({ patterns }) => patterns.length === 0)) return [];
  const pages = await registry.pages();
  return fresh.flatMap(({ id, patterns }) => {
    const matcher = new RouteMatcher(patterns.map((path) => ({ path, handle: id })));
    const taken = pages.filter((page) => matcher.match(page) !== undefined);
    if (taken.length === 0) return [];
    const more = taken.length > NAMED ? ` and ${taken.length - NAMED} more` : '';
    return {
      check: 'pages',
      where: `${manifest.name}/remote.ts, route ${id}`,
      message: `editors have pages at ${taken.slice(0, NAMED).join(', ')}${more}, which this route would hide. If that is meant, say --take-page ${id}`,
    };
  });
}
