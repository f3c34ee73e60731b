import type { RemoteManifest, RouteDeclaration } from '@vestibule/contracts';
import type { BuildProblem } from '../problem';
import { patternsOf, shapeOf } from './route-shape';

export type DeclaredPlaces = Pick<RemoteManifest, 'name' | 'routes' | 'slots'>;

const replaces = (route: RouteDeclaration, { id }: RouteDeclaration): boolean => route.replaces?.includes(id) ?? false;

/**
 * Whether a remote wants a route name, a path or a slot that another one has, or that it has itself twice. A route that
 * replaces another may have its path.
 */
export function checkCollisions(remote: DeclaredPlaces, others: readonly DeclaredPlaces[]): BuildProblem[] {
  const problems: BuildProblem[] = [];
  const add = (where: string, message: string) =>
    problems.push({ check: 'collision', where: `${remote.name}/remote.ts, ${where}`, message });
  const compare = (
    { routes, slots }: Pick<DeclaredPlaces, 'routes' | 'slots'>,
    known: Pick<DeclaredPlaces, 'routes' | 'slots'>,
    owner: string,
  ) => {
    for (const route of routes)
      for (const other of known.routes) {
        if (other.id === route.id) add(`route ${route.id}`, `${owner} has a route of this name`);
        if (replaces(route, other) && replaces(other, route))
          add(
            `route ${route.id}`,
            `${other.id} of ${owner} replaces this route, which replaces it: one of both must not`,
          );
        if (replaces(route, other) || replaces(other, route)) continue;
        for (const id of route.replaces ?? [])
          if (other.replaces?.includes(id)) add(`route ${route.id}`, `${other.id} of ${owner} replaces ${id} already`);
        const taken = patternsOf(other).map(shapeOf);
        for (const pattern of patternsOf(route))
          if (taken.includes(shapeOf(pattern)))
            add(`route ${route.id}`, `${pattern} is the path of ${other.id} of ${owner}`);
      }
    for (const { slot } of slots)
      if (known.slots.some((other) => other.slot === slot)) add(`slot ${slot}`, `${owner} fills this slot`);
  };
  remote.routes.forEach((route, place) =>
    compare({ routes: [route], slots: [] }, { routes: remote.routes.slice(0, place), slots: [] }, 'the same remote'),
  );
  remote.slots.forEach((slot, place) =>
    compare({ routes: [], slots: [slot] }, { routes: [], slots: remote.slots.slice(0, place) }, 'the same remote'),
  );
  for (const other of others) if (other.name !== remote.name) compare(remote, other, other.name);
  return problems;
}
