import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callTables } from './call-tables';
import { languageTables } from './language-tables';
import { moduleRegistries } from './module-registries';
import { definedKinds } from './defined-kinds';
import { registryText } from './registry-file';

const DEFINITIONS = 'shared-contracts/src/records';

/** The list of all kinds of record, by its path. */
const recordRegistry = (root: string): ReadonlyMap<string, string> =>
  new Map([
    [
      `${DEFINITIONS}/index.ts`,
      registryText({
        source: 'the files of this folder',
        files: definedKinds(join(root, DEFINITIONS)),
        pathOf: (file) => `./${file}`,
        imports: [],
        comment: 'Every kind of record, by its name in packs.',
        opening: 'export const RECORDS = {',
        closing: '} as const;',
      }),
    ],
  ]);

type Files = ReadonlyMap<string, string>;

/** Generated files by path, in the order in which they are written: calls are read with the lists of all kinds. */
const STEPS: readonly ((root: string) => Files | Promise<Files>)[] = [
  (root) => new Map([...languageTables(root), ...moduleRegistries(root), ...recordRegistry(root)]),
  callTables,
];

const staleOf = (root: string, files: Files): readonly string[] =>
  [...files].flatMap(([path, text]) => {
    const file = join(root, path);
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [path];
  });

/** Paths of generated files that differ from their sources. */
export async function staleFiles(root: string): Promise<readonly string[]> {
  const stale: string[] = [];
  for (const step of STEPS) stale.push(...staleOf(root, await step(root)));
  return stale;
}

/**
 * Writes the files that are generated from others; a file with the same content is left alone. Returns the paths of
 * those that it has written.
 */
export async function generate(root: string): Promise<readonly string[]> {
  const written: string[] = [];
  for (const step of STEPS) {
    const files = await step(root);
    for (const path of staleOf(root, files)) {
      writeFileSync(join(root, path), files.get(path) ?? '');
      written.push(path);
    }
  }
  return written;
}
