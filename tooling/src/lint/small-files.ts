import { dirname, join, normalize } from 'node:path';
import type { SourceFile } from '../docs/source-files';
import { workspaces } from '../workspaces';

/** Lines of a file that is merged into its only user. */
const SMALL = 25;
/** Files of a package's name: `@vestibule/ui/tabs` is `shared-ui/src/tabs`. */
const PACKAGES = new Map(workspaces().map(({ name, folder }) => [name, `${folder}/src`]));
/** `from './a'`, `import './a'`, `import('./a')`, `jest.mock('./a')`, `new URL('./a.js', …)`. */
const NAMED = /(?:\bfrom|\bimport|\b(?:import|mock|requireActual|require|URL)\()\s*'([^']+)'/g;
const LATE = /\b(?:import|URL)\(\s*'([^']+)'/g;
/** Files that stay although they are small, each kind with its reason. */
const STAY: readonly RegExp[] = [
  // One store per file.
  /^shared-contracts\/src\/store\/[\w-]+-store\.ts$/,
  // One layout per file; the list of layouts is no component.
  /^shell\/src\/layout\/(?:[\w-]+-layout|site-offline)\.tsx$/,
  // Listens from its import on, which is once per page.
  /^shell\/src\/browser\/loads\.ts$/,
  // Its text is handed to worker processes, which know nothing beside it.
  /^tooling\/src\/build\/minify\.ts$/,
  // JSX, and its user is a server without.
  /^bench\/src\/plain\/render\.tsx$/,
  // Code that represents another team's, and test kits.
  /\/foreign-remote\/|\/testing\/|^testkit\//,
];
const STYLE_SHEET = /from '(\.\/[^']+\.css)'/;

/**
 * Files of at most 25 lines that one file of their folder imports and nothing else, tests included: they belong into
 * that file. A component with a style sheet of its own stays, as does a part that is loaded late.
 *
 * @returns `path → user` of each, sorted.
 */
export function smallFilesWithOneUser(sources: readonly SourceFile[]): readonly string[] {
  const paths = new Set(sources.map(({ path }) => path));
  const users = new Map<string, Set<string>>();
  const late = new Set<string>();
  for (const { path, text } of sources) {
    for (const [, name = ''] of text.matchAll(NAMED)) addUser(users, resolveName(path, name, paths), path);
    for (const [, name = ''] of text.matchAll(LATE)) late.add(resolveName(path, name, paths) ?? '');
  }
  return sources
    .filter(({ path, text }) => isSmallCode(path, text) && !late.has(path) && !hasOwnStyleSheet(path, text, sources))
    .flatMap(({ path }) => {
      const [user, ...others] = users.get(path) ?? [];
      const isOnlyUser = user !== undefined && others.length === 0 && dirname(user) === dirname(path);
      return isOnlyUser && !isTest(user) && !isList(user) && !STAY.some((one) => one.test(path))
        ? [`${path} → ${user}`]
        : [];
    })
    .sort();
}

/** Modules, records, tables and facades are listed by an index, one file each. */
const isList = (path: string) => /\/index\.tsx?$/.test(path);
const isTest = (path: string) => /\.test\.tsx?$/.test(path);
const isSmallCode = (path: string, text: string) =>
  !isTest(path) &&
  !path.endsWith('.d.ts') &&
  !text.startsWith('// Generated from') &&
  text.trimEnd().split('\n').length <= SMALL;

/** Whether it imports a style sheet that nothing else of its folder does. */
function hasOwnStyleSheet(path: string, text: string, sources: readonly SourceFile[]): boolean {
  const sheet = STYLE_SHEET.exec(text)?.[1];
  if (sheet === undefined) return false;
  return !sources.some(
    (one) => one.path !== path && dirname(one.path) === dirname(path) && one.text.includes(`'${sheet}'`),
  );
}

function resolveName(from: string, name: string, paths: ReadonlySet<string>): string | undefined {
  const owner = [...PACKAGES.keys()].find((one) => name === one || name.startsWith(`${one}/`));
  if (owner === undefined && !name.startsWith('.')) return undefined;
  const base =
    owner === undefined
      ? normalize(join(dirname(from), name.replace(/\.js$/, '')))
      : `${PACKAGES.get(owner)}${name.slice(owner.length) || '/index'}`;
  return ['.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => base + ending).find((path) => paths.has(path));
}

function addUser(users: Map<string, Set<string>>, file: string | undefined, user: string): void {
  if (file === undefined || file === user) return;
  users.set(file, (users.get(file) ?? new Set()).add(user));
}
