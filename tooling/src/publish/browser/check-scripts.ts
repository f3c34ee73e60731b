import type { RemoteManifest } from '@vestibule/contracts';
import { INTEGRITY_GLOBAL } from '@vestibule/contracts/libraries';
import { init, parse } from 'es-module-lexer';
import type { BuildProblem } from '@vestibule/registry/problem';

const MAKES_SCRIPTS = /createElement\(\s*["'`]script["'`]\s*\)/;

/**
 * Whether any script of a build loads others in a form that takes no integrity: a changed file would run. Also finds
 * lazy loads.
 */
export async function checkScripts(
  { files }: Pick<RemoteManifest, 'files'>,
  read: (path: string) => Promise<string | undefined>,
): Promise<BuildProblem[]> {
  await init;
  const scripts = files.filter(({ path }) => /\.[cm]?js$/.test(path));
  const problems = await Promise.all(
    scripts.map(async ({ path }) => {
      const code = (await read(path)) ?? '';
      const problem = (message: string): BuildProblem[] => [
        { check: 'browser', where: path, message: `${message} (docs/remote-format.md, Chunks)` },
      ];
      if (importsModules(code))
        return problem(
          'loads modules by import, which takes no integrity here: a changed file would run. Build classic scripts',
        );
      if (MAKES_SCRIPTS.test(code) && !code.includes(INTEGRITY_GLOBAL))
        return problem(`loads scripts without the integrity of ${INTEGRITY_GLOBAL}: a changed file would run`);
      return [];
    }),
  );
  return problems.flat();
}

function importsModules(code: string): boolean {
  try {
    // -2: import.meta
    return parse(code)[0].some(({ d }) => d !== -2);
  } catch {
    // A file that is no JavaScript is found when it is run.
    return false;
  }
}
