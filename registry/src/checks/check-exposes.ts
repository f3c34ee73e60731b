import type { RemoteManifest } from '@vestibule/contracts';
import type { BuildProblem } from '../problem';

/** Whether the browser's build has every page and slot that routes and slots name. */
export function checkExposes({
  name,
  routes,
  slots,
  exposes,
}: Pick<RemoteManifest, 'name' | 'routes' | 'slots' | 'exposes'>): BuildProblem[] {
  const wanted = [
    ...routes.map(({ id, page }) => ({ by: `route ${id}`, expose: page })),
    ...slots.map(({ slot, expose }) => ({ by: `slot ${slot}`, expose })),
  ];
  return wanted
    .filter(({ expose }) => !Object.hasOwn(exposes, expose))
    .map(({ by, expose }) => ({
      check: 'exposes',
      where: `${name}/remote.ts, ${by}`,
      message: `the build has no ${expose}`,
    }));
}
