import { dirname, join } from 'node:path/posix';
import * as ts from 'typescript';
import { workspaces, type Workspace } from '../workspaces';
import { sourceFiles, type SourceFile } from './source-files';

/** The generated page, below the root. */
export const PACKAGES_PAGE = 'docs/packages.md';

/** Folders that are drawn as a box with their own folders in it. */
const BOXES = ['backend/src/engines', 'backend/src/features', 'mfe-editor/src/editing', 'mfe-editor/src/hub'];
const IS_OUTSIDE = /\.test\.tsx?$|\/testing\/|\.d\.ts$/;

/** Imports between folders of one package, by the importing folder; `others` are the packages that it imports. */
interface FolderGraph {
  readonly folders: ReadonlyMap<string, ReadonlySet<string>>;
  readonly others: ReadonlySet<string>;
}

const HEAD = `# Folders of the packages

For engineers who look for code: the folders of each package and the imports between them. \`npm run generate\` writes
this page from the imports of the source files. An arrow leads from the importing folder to the imported one; an arrow
that follows from two others is left out, as are tests and files directly in \`src\`. [Architecture](architecture.md) has
a sentence about each folder.
`;

/** The page with one diagram for each package that has folders, from the imports of all source files. */
export function packageDiagrams(): string {
  const sources = sourceFiles(['ts', 'tsx']).filter(({ path }) => !IS_OUTSIDE.test(path));
  const packages = workspaces();
  const sections = packages
    .toSorted((one, other) => one.folder.localeCompare(other.folder))
    .flatMap(({ folder }) => {
      const graph = folderGraph(
        folder,
        sources.filter(({ path }) => path.startsWith(`${folder}/src/`)),
        packages,
      );
      return graph.folders.size < 2 ? [] : [section(folder, graph)];
    });
  return [HEAD, ...sections].join('\n');
}

function folderGraph(folder: string, sources: readonly SourceFile[], packages: readonly Workspace[]): FolderGraph {
  const folders = new Map<string, Set<string>>();
  const others = new Set<string>();
  for (const { path, text } of sources) {
    const from = nodeOf(path);
    if (from !== undefined && !folders.has(from)) folders.set(from, new Set());
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      const other = packages.find(({ name }) => fileName === name || fileName.startsWith(`${name}/`));
      if (other && other.folder !== folder) others.add(other.folder);
      if (!fileName.startsWith('.') || from === undefined) continue;
      const to = nodeOf(join(dirname(path), fileName));
      if (to !== undefined && to !== from) folders.get(from)?.add(to);
    }
  }
  const known = (names: ReadonlySet<string>) => new Set([...names].filter((name) => folders.has(name)));
  return { folders: new Map([...folders].map(([from, to]) => [from, known(to)])), others };
}

/** The folder that stands for a file in the diagram, e.g. `app` or `features/shop`; undefined directly in `src`. */
function nodeOf(path: string): string | undefined {
  const [root = '', src = '', ...rest] = path.split('/');
  const depth = BOXES.includes(`${root}/${src}/${rest[0]}`) && rest.length > 2 ? 2 : 1;
  return rest.length > 1 ? rest.slice(0, depth).join('/') : undefined;
}

function section(folder: string, { folders, others }: FolderGraph): string {
  const names = [...folders.keys()].toSorted();
  const boxes = [...new Set(names.map((name) => name.split('/')).flatMap(([box = '', own]) => (own ? [box] : [])))];
  const inBox = (box: string) => names.filter((name) => name.startsWith(`${box}/`));
  const arrows = names.flatMap((from) => {
    const to = [...(folders.get(from) ?? [])].filter((one) => !isImplied(folders, from, one)).toSorted();
    return to.length === 0 ? [] : [`  ${idOf(from)} --> ${to.map(idOf).join(' & ')}`];
  });
  return [
    `## ${folder}`,
    '',
    others.size === 0 ? 'Imports no other package.' : `Imports ${[...others].toSorted().join(', ')}.`,
    '',
    '```mermaid',
    'flowchart TD',
    ...names.filter((name) => !boxes.some((box) => name.startsWith(`${box}/`))).map((name) => `  ${declare(name)}`),
    ...boxes.flatMap((box) => [
      `  subgraph in_${idOf(box)}["${box}"]`,
      ...inBox(box).map((name) => `    ${declare(name)}`),
      '  end',
    ]),
    ...arrows,
    '```',
    '',
  ].join('\n');
}

const idOf = (name: string) => `f_${name.replace(/\W/g, '_')}`;
const declare = (name: string) => `${idOf(name)}["${name.split('/').at(-1)}"]`;

/** Whether another import of `from` leads to `to`, over one folder or several. */
function isImplied(folders: FolderGraph['folders'], from: string, to: string): boolean {
  const seen = new Set([from]);
  const open = [...(folders.get(from) ?? [])].filter((one) => one !== to);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next === to) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(folders.get(next) ?? []));
  }
  return false;
}
