import {
  routePattern,
  type Composition,
  type Language,
  type RemoteManifest,
  type RouteDeclaration,
} from '@vestibule/contracts';
import { languagesOfRoute } from '@vestibule/contracts/remote/route-pattern';
import type { BuildProblem } from '../problem';
import { versionPrefix, type Registry } from '../registry';
import { liveRoutes } from './live-routes';
import { shapeOf } from './route-shape';

/**
 * Routes of the live version that a new one lacks, unless their ids are among `allowed`: bookmarked addresses stop
 * working. A route that moves is none of them, as its old address leads to the new one, unless the new one asks for
 * more. Says which remotes of the live composition link to each.
 */
export async function checkDroppedRoutes(
  registry: Registry,
  manifest: RemoteManifest,
  composition: Composition,
  allowed: readonly string[],
): Promise<BuildProblem[]> {
  const routes = await liveRoutes(registry, manifest, composition);
  const lost = routes.flatMap((route) => {
    if (allowed.includes(route.id)) return [];
    const now = manifest.routes.find(({ id }) => id === route.id);
    const gone = languagesOfRoute(route)
      .filter((lang) => !now || !leadsOn(route, now, lang))
      .map((lang) => routePattern(route, lang));
    return gone.length === 0 ? [] : [{ id: route.id, gone, moved: now !== undefined }];
  });
  if (lost.length === 0) return [];
  const linking = await linksOf(registry, composition, manifest.name);
  return lost.map(({ id, gone, moved }) => {
    const by = linking(id);
    const what = `${gone.join(', ')} ${moved ? 'would move to a path that it does not say all of' : 'would be gone'}; ${by.length === 0 ? 'no other remote links to it' : `${by.join(', ')} link${by.length === 1 ? 's' : ''} to it`}`;
    return {
      check: 'routes',
      where: `${manifest.name}/remote.ts, route ${id}`,
      message: `${what}. If that is meant, say --drop-route ${id}`,
    };
  });
}

/** Whether each address of a route is one of the other in this language, or says all that the other's path asks for. */
function leadsOn(before: RouteDeclaration, now: RouteDeclaration, lang: Language): boolean {
  if (!languagesOfRoute(now).includes(lang)) return false;
  const [from, to] = [routePattern(before, lang), routePattern(now, lang)];
  const said = requiredOf(from);
  return shapeOf(from) === shapeOf(to) || requiredOf(to).every((name) => said.includes(name));
}

const requiredOf = (pattern: string): string[] =>
  pattern.split('/').filter((part) => (part.startsWith(':') && !part.endsWith('?')) || part === '*');

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
