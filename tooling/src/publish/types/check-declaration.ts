import type { RemoteDeclaration } from '@vestibule/contracts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildProblem } from '@vestibule/registry/problem';

const PAGE = './pages/';
const SLOT = './slots/';

const problem = (where: string, message: string): BuildProblem => ({ check: 'types', where, message });

/**
 * Whether the parts of remote.ts fit together: names begin as they must, sources exist, routes and slots name exposes.
 */
export function checkDeclaration(sourceDir: string, { exposes, routes, slots }: RemoteDeclaration): BuildProblem[] {
  const named = (where: string, expose: string, prefix: string): BuildProblem[] => {
    if (!expose.startsWith(prefix)) return [problem(where, `names ${expose}, which must begin with ${prefix}`)];
    return Object.hasOwn(exposes, expose) ? [] : [problem(where, `names ${expose}, which is not among the exposes`)];
  };
  return [
    ...Object.entries(exposes).flatMap(([name, file]) => [
      ...(name.startsWith(PAGE) || name.startsWith(SLOT) ? [] : [problem(name, `must begin with ${PAGE} or ${SLOT}`)]),
      ...(existsSync(join(sourceDir, file)) ? [] : [problem(name, `its source ${file} does not exist`)]),
    ]),
    ...routes.flatMap(({ id, page }) => named(`route ${id}`, page, PAGE)),
    ...slots.flatMap(({ slot, expose }) => named(`slot ${slot}`, expose, SLOT)),
  ];
}
