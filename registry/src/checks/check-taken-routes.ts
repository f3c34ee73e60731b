import type { Composition, RemoteManifest } from '@vestibule/contracts';
import type { BuildProblem } from '../problem';
import type { Registry } from '../registry';
import { deadPatterns } from './dead-patterns';
import { foreignRoutes, liveRoutes } from './live-routes';
import { patternsOf } from './route-shape';

export interface AllowedRoutes {
  /** Ids of live routes of other remotes that the new version may take over. */
  readonly takeRoutes: readonly string[];
  /** Ids of routes whose addresses may lead nowhere. */
  readonly dropRoutes: readonly string[];
}

/**
 * Live routes of other remotes that a new version takes over without a word, or at a path that their addresses cannot
 * lead to; and new routes that another remote's live route replaces already. The live version's own are known.
 */
export async function checkTakenRoutes(
  registry: Registry,
  manifest: RemoteManifest,
  composition: Composition,
  { takeRoutes, dropRoutes }: AllowedRoutes,
): Promise<BuildProblem[]> {
  const [before, foreign] = await Promise.all([
    liveRoutes(registry, manifest, composition),
    foreignRoutes(registry, manifest, composition),
  ]);
  return manifest.routes.flatMap((route) => {
    const problem = (message: string): BuildProblem => ({
      check: 'routes',
      where: `${manifest.name}/remote.ts, route ${route.id}`,
      message,
    });
    const taken = (route.replaces ?? []).filter((id) => !before.some(({ replaces }) => replaces?.includes(id)));
    const over = before.some(({ id }) => id === route.id)
      ? undefined
      : foreign.find((other) => other.route.replaces?.includes(route.id));
    return [
      ...taken.flatMap((id) => {
        const other = foreign.find((one) => one.route.id === id);
        if (!other) return [];
        const dead = deadPatterns(other.route, route);
        return [
          ...(takeRoutes.includes(id)
            ? []
            : [
                problem(
                  `it would be shown at ${patternsOf(other.route).join(', ')}, which ${other.owner} has. If its team knows, say --take-route ${id}`,
                ),
              ]),
          ...(dead.length === 0 || dropRoutes.includes(id)
            ? []
            : [
                problem(
                  `${dead.join(', ')} of ${other.owner} would move to a path that it does not say all of. If that is meant, say --drop-route ${id}`,
                ),
              ]),
        ];
      }),
      ...(over ? [problem(`${over.route.id} of ${over.owner} replaces this route: it would never be shown`)] : []),
    ];
  });
}
