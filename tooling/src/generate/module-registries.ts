import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { registryText } from './registry-file';

const DEFINITIONS = 'shared-contracts/src/modules';
const VIEWS = 'mfe-content/src/modules';

/** Files that define a kind of content module, without their ending, sorted. */
function definedKinds(root: string): readonly string[] {
  const folder = join(root, DEFINITIONS);
  const defines = (file: string) => readFileSync(join(folder, file), 'utf8').includes('export default defineModule(');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && defines(file))
    .map((file) => file.slice(0, -'.ts'.length))
    .sort();
}

/**
 * The lists of all kinds of content module, by path: their definitions, and what shows them. Throws where a kind has
 * nothing that shows it.
 */
export function moduleRegistries(root: string): ReadonlyMap<string, string> {
  const files = definedKinds(root);
  const viewOf = (file: string) => `./${file}/${file}`;
  const missing = files.filter((file) => !existsSync(join(root, VIEWS, `${viewOf(file)}.tsx`)));
  if (missing.length > 0)
    throw new Error(`There is no ${missing.map((file) => join(VIEWS, `${viewOf(file)}.tsx`)).join(', ')}`);
  return new Map([
    [
      `${DEFINITIONS}/index.ts`,
      registryText({
        source: 'the files of this folder',
        files,
        pathOf: (file) => `./${file}`,
        imports: [],
        comment: 'Every kind of content module, by its model.',
        opening: 'export const MODULES = {',
        closing: '} as const;',
      }),
    ],
    [
      `${VIEWS}/views.ts`,
      registryText({
        source: `the files of ${DEFINITIONS} and the folders beside it`,
        files,
        pathOf: viewOf,
        imports: ["import type { ModuleViews } from './module-view';"],
        comment: 'What shows each kind of content module, by its model.',
        opening: 'export const VIEWS: ModuleViews = {',
        closing: '};',
      }),
    ],
  ]);
}
