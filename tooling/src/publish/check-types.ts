import type { RemoteDeclaration } from '@vestibule/contracts';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, normalize, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BuildProblem } from '@vestibule/registry/problem';
import { assertionsOf, type Assertions } from './types/assertions';
import { checkDeclaration } from './types/check-declaration';
import { checkLinks } from './types/check-links';
import { checkOptions, HOUSE_CONFIG } from './types/compiler-options';
import { runTsc, type Diagnostic } from './types/run-tsc';

/** Types of imported styles and fonts. */
const ASSET_TYPES = fileURLToPath(new URL('../../types/assets.d.ts', import.meta.url));

/**
 * Whether every page and slot that a remote declares matches the contract, everything that they import compiles, and
 * links to own routes lead to one.
 * `where` names expose, file and line. Works wherever the remote lies, as long as it has the contracts installed.
 */
export async function checkTypes(sourceDir: string, declaration: RemoteDeclaration): Promise<BuildProblem[]> {
  await mkdir(join(sourceDir, 'dist'), { recursive: true });
  const folder = await mkdtemp(join(sourceDir, 'dist', 'publish-check-'));
  const assertions = assertionsOf(sourceDir, folder, declaration);
  const tsconfig = {
    extends: HOUSE_CONFIG,
    compilerOptions: checkOptions(),
    files: ['exposes.ts', '../../remote.ts', ASSET_TYPES],
    include: ['../../src/**/*.d.ts'],
  };
  try {
    await writeFile(join(folder, 'exposes.ts'), assertions.code);
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    const diagnostics = await runTsc(join(folder, 'tsconfig.json'), sourceDir);
    const generated = relative(sourceDir, join(folder, 'exposes.ts'));
    const problems = await Promise.all(
      diagnostics.map(async (found) => ({
        check: 'types',
        where:
          found.file === generated
            ? await whereAsserted(sourceDir, declaration, assertions, found)
            : whereFound(declaration, found),
        message: found.message,
      })),
    );
    return [...checkDeclaration(sourceDir, declaration), ...problems, ...(await checkLinks(sourceDir, declaration))];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A broken assertion is about the expose's default export. */
async function whereAsserted(
  sourceDir: string,
  { exposes }: RemoteDeclaration,
  { exposeOf }: Assertions,
  { line = 0 }: Diagnostic,
): Promise<string> {
  const expose = exposeOf.get(line) ?? '';
  const file = Object.entries(exposes).find(([name]) => name === expose)?.[1];
  if (file === undefined) return 'remote.ts';
  const lines = (await readFile(join(sourceDir, file), 'utf8')).split('\n');
  return `${expose}, ${normalize(file)}:${lines.findIndex((text) => /\bexport default\b|\bas default\b/.test(text)) + 1 || 1}`;
}

function whereFound({ exposes }: RemoteDeclaration, { file, line }: Diagnostic): string {
  if (file === undefined) return 'remote.ts';
  const expose = Object.entries(exposes).find(([, source]) => normalize(source) === file)?.[0];
  return `${expose === undefined ? '' : `${expose}, `}${file}:${line}`;
}
