import type { RemoteManifest } from '@vestibule/contracts';
import type { BuildProblem } from '../problem';
import { patternsOf, shapeOf } from './route-shape';

type Declared = Pick<RemoteManifest, 'name' | 'routes' | 'slots'>;

/** Whether a remote wants a route name, a path or a slot that another one has. */
export function checkCollisions(remote: Declared, others: readonly Declared[]): BuildProblem[] {
  const problems: BuildProblem[] = [];
  const add = (where: string, message: string) =>
    problems.push({ check: 'collision', where: `${remote.name}/remote.ts, ${where}`, message });
  for (const other of others) {
    if (other.name === remote.name) continue;
    for (const route of remote.routes) {
      for (const known of other.routes) {
        if (known.id === route.id) add(`route ${route.id}`, `${other.name} has a route of this name`);
        const taken = patternsOf(known).map(shapeOf);
        for (const pattern of patternsOf(route))
          if (taken.includes(shapeOf(pattern)))
            add(`route ${route.id}`, `${pattern} is the path of ${known.id} of ${other.name}`);
      }
    }
    for (const { slot } of remote.slots)
      if (other.slots.some((known) => known.slot === slot)) add(`slot ${slot}`, `${other.name} fills this slot`);
  }
  return problems;
}
