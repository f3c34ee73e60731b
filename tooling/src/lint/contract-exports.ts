import type { SourceFile } from '../docs/source-files';
import { importedNames, parseModule, resolveModule, type ParsedModule } from './module-names';

/** The package whose exports are checked. */
export interface ContractPackage {
  readonly name: string;
  /** Folder below the root. */
  readonly folder: string;
  /** `exports` of its package.json. */
  readonly exports: Readonly<Record<string, string>>;
}

/** Paths and names (`path#name`) that may have one user, or none, each with the reason. */
export type Exceptions = Readonly<Record<string, string>>;

/**
 * Compares the exports of a package with their imports in other packages.
 *
 * @returns A line for each exported path without a file, or that fewer than two packages import; for each exported name
 * that only one package imports while the package itself does not use it; and for each exception that is not needed.
 * Sorted.
 */
export function contractExportProblems(
  own: ContractPackage,
  sources: readonly SourceFile[],
  exceptions: Exceptions = {},
): readonly string[] {
  const modules = parsedModules(own, sources);
  const users = namesByPath(own, sources);
  const found = new Map([...pathProblems(own, modules, users), ...nameProblems(own, modules, users)]);
  const needless = Object.keys(exceptions).filter((key) => !found.has(key));
  return [
    ...[...found].flatMap(([key, problem]) => (key in exceptions ? [] : [`${key}: ${problem}`])),
    ...needless.map((key) => `${key}: this exception is not needed`),
  ].sort();
}

type Modules = ReadonlyMap<string, ParsedModule>;
/** Packages that import a name, by exported path and name. */
type Users = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;
type Problem = readonly [key: string, problem: string];

const packageOf = (path: string) => path.split('/', 1)[0] ?? '';
const isTest = (path: string) => /\.test\.tsx?$/.test(path);

const parsedModules = ({ folder }: ContractPackage, sources: readonly SourceFile[]): Modules =>
  new Map(
    sources
      .filter(({ path }) => packageOf(path) === folder && !isTest(path))
      .map((source) => [source.path, parseModule(source)]),
  );

function namesByPath({ name: own, folder }: ContractPackage, sources: readonly SourceFile[]): Users {
  const users = new Map<string, Map<string, Set<string>>>();
  const isOwn = (specifier: string) => specifier === own || specifier.startsWith(`${own}/`);
  for (const source of sources) {
    if (packageOf(source.path) === folder || !source.text.includes(own)) continue;
    for (const { specifier, name } of importedNames(source, isOwn)) {
      const path = `.${specifier.slice(own.length)}`;
      const names = users.get(path) ?? new Map<string, Set<string>>();
      users.set(path, names.set(name, (names.get(name) ?? new Set()).add(packageOf(source.path))));
    }
  }
  return users;
}

function pathProblems({ folder, exports }: ContractPackage, modules: Modules, users: Users): readonly Problem[] {
  const missing = [...users.keys()].filter((path) => !(path in exports));
  return [
    ...missing.map((path): Problem => [path, 'is imported, but not exported']),
    ...Object.entries(exports).flatMap(([path, file]): Problem[] => {
      if (!modules.has(`${folder}/${file.slice('./'.length)}`))
        return [[path, `there is no ${folder}/${file.slice(2)}`]];
      const [one, ...others] = new Set([...(users.get(path)?.values() ?? [])].flatMap((names) => [...names]));
      if (one === undefined) return [[path, 'no other package imports it']];
      return others.length === 0 ? [[path, `only ${one} imports it`]] : [];
    }),
  ];
}

/** Names that one package imports, under whichever paths, and that no file of the contracts uses. */
function nameProblems({ folder, exports }: ContractPackage, modules: Modules, users: Users): readonly Problem[] {
  const usersOf = new Map<string, Set<string>>();
  // An import of a module as a whole may use any name of it.
  const usersOfAll = new Map<string, Set<string>>();
  const add = (to: Map<string, Set<string>>, key: string, packages: ReadonlySet<string>) =>
    to.set(key, new Set([...(to.get(key) ?? []), ...packages]));
  for (const [path, names] of users) {
    const file = `${folder}/${exports[path]?.slice('./'.length)}`;
    for (const [name, packages] of names) {
      const key = definitionOf(file, name, modules);
      if (name === '*') for (const one of exportedNames(file, modules)) add(usersOfAll, one, packages);
      else if (key !== undefined) add(usersOf, key, packages);
    }
  }
  const inside = usedInside(modules);
  return [...usersOf].flatMap(([key, packages]): Problem[] => {
    const [one, ...others] = new Set([...packages, ...(usersOfAll.get(key) ?? [])]);
    const [file = '', name = ''] = key.split('#');
    const isUsed = inside.has(key) || (modules.get(file)?.identifiers.get(name) ?? 0) > 1;
    return others.length > 0 || isUsed ? [] : [[key, `only ${one} imports it, and the contracts do not use it`]];
  });
}

/** `file#name` of the definition of a name that a module exports, through all that pass it on. */
function definitionOf(file: string, name: string, modules: Modules): string | undefined {
  const module = modules.get(file);
  if (!module) return undefined;
  if (module.declared.includes(name)) return `${file}#${name}`;
  for (const { specifier, name: passed, as } of module.passedOn) {
    if (as !== name && as !== '*') continue;
    const from = resolveModule(file, specifier, modules);
    const found = from && definitionOf(from, as === '*' ? name : passed, modules);
    if (found) return found;
  }
  return undefined;
}

function exportedNames(file: string, modules: Modules): readonly string[] {
  const module = modules.get(file);
  if (!module) return [];
  const passedOn = module.passedOn.flatMap(({ specifier, name }) => {
    const from = resolveModule(file, specifier, modules) ?? '';
    return name === '*' ? exportedNames(from, modules) : [definitionOf(from, name, modules) ?? ''];
  });
  return [...module.declared.map((name) => `${file}#${name}`), ...passedOn].filter(Boolean);
}

/** `file#name` of each name that a file of the package imports of another one. */
function usedInside(modules: Modules): ReadonlySet<string> {
  const used = new Set<string>();
  for (const [path, { imports }] of modules)
    for (const { specifier, name } of imports) {
      const from = resolveModule(path, specifier, modules);
      if (from === undefined) continue;
      for (const key of name === '*' ? exportedNames(from, modules) : [definitionOf(from, name, modules)])
        if (key !== undefined) used.add(key);
    }
  return used;
}
