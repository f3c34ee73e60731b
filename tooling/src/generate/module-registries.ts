import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { definedKinds } from './defined-kinds';
import { registryText } from './registry-file';

const DEFINITIONS = 'shared-contracts/src/modules';
const VIEWS = 'mfe-content/src/modules';

/**
 * The lists of all kinds of content module, by path: their definitions, and their views. Throws for a kind without a
 * view.
 */
export function moduleRegistries(root: string): ReadonlyMap<string, string> {
  const files = definedKinds(join(root, DEFINITIONS));
  const viewOf = (file: string) => `./${file}/${file}`;
  const hasView = (file: string) =>
    ['ts', 'tsx'].some((end) => existsSync(join(root, VIEWS, `${viewOf(file)}.${end}`)));
  const missing = files.filter((file) => !hasView(file));
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
        comment: 'Views of all kinds of content modules, by model.',
        opening: 'export const VIEWS: ModuleViews = {',
        closing: '};',
      }),
    ],
  ]);
}
