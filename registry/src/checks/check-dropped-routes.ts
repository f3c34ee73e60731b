import type { Composition, RemoteManifest, RouteDeclaration } from '@vestibule/contracts';
import type { BuildProblem } from '../problem';
import { versionPrefix, type Registry } from '../registry';
import { deadPatterns } from './dead-patterns';
import { foreignRoutes, liveRoutes } from './live-routes';

/**
 * Routes of the live version that a new one lacks, unless their ids are among `allowed`: bookmarked addresses stop
 * working. A route that moves is none of them, as its old address leads to the new one, unless the new one needs more
 * params; nor is one that a live route of another remote replaces. Names that a route has from one that it replaced are
 * lost likewise. Names the remotes of the live composition that link to each.
 */
export async function checkDroppedRoutes(
  registry: Registry,
  manifest: RemoteManifest,
  composition: Composition,
  allowed: readonly string[],
): Promise<BuildProblem[]> {
  const [routes, foreign] = await Promise.all([
    liveRoutes(registry, manifest, composition),
    foreignRoutes(registry, manifest, composition),
  ]);
  const next = [...manifest.routes, ...foreign.map(({ route }) => route)];
  const lost = [
    ...routes.flatMap((route) => lostRoute(route, next)),
    ...routes.flatMap(({ replaces = [] }) => replaces.filter((id) => !routeNamed(next, id))).map(lostName),
  ].filter(({ id }) => !allowed.includes(id));
  if (lost.length === 0) return [];
  const linking = await linksOf(registry, composition, manifest.name);
  return lost.map(({ id, what: lostPart }) => {
    const by = linking(id);
    const what = `${lostPart}; ${by.length === 0 ? 'no other remote links to it' : `${by.join(', ')} link${by.length === 1 ? 's' : ''} to it`}`;
    return {
      check: 'routes',
      where: `${manifest.name}/remote.ts, route ${id}`,
      message: `${what}. If that is meant, say --drop-route ${id}`,
    };
  });
}

/** A name that links may have, and the part that it would lose. */
interface LostRoute {
  readonly id: string;
  readonly what: string;
}

const routeNamed = (routes: readonly RouteDeclaration[], name: string): RouteDeclaration | undefined =>
  routes.find(({ id }) => id === name) ?? routes.find(({ replaces }) => replaces?.includes(name));

function lostRoute(route: RouteDeclaration, next: readonly RouteDeclaration[]): LostRoute[] {
  const now = routeNamed(next, route.id);
  const gone = deadPatterns(route, now);
  const what = `${gone.join(', ')} ${now ? 'would move to a path that it does not say all of' : 'would be gone'}`;
  return gone.length === 0 ? [] : [{ id: route.id, what }];
}

const lostName = (id: string): LostRoute => ({ id, what: `no route would replace ${id} any more` });

/**
 * Which other remotes name a route in a call, as `href('events', …)` does; calls of the API have names of their own.
 */
async function linksOf(registry: Registry, { remotes }: Composition, name: string): Promise<(id: string) => string[]> {
  const others = remotes.filter((remote) => remote.name !== name);
  const codes = await Promise.all(others.map(async (other) => ({ name: other.name, code: await serverCode(other) })));
  return (id) => {
    const call = new RegExp(`(?<!\\bcall)\\(\\s*["'\`]${id.replace(/[^\w-]/g, '\\$&')}["'\`]\\s*[,)]`);
    return codes.filter(({ code }) => call.test(code)).map((other) => other.name);
  };

  async function serverCode(other: Composition['remotes'][number]): Promise<string> {
    const { server } = await registry.manifest(other.name, other.version);
    const stored = await registry.store.get(versionPrefix(other.name, other.version) + server.path);
    return stored?.body.toString('utf8') ?? '';
  }
}
