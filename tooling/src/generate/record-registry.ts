import { join } from 'node:path';
import { definedKinds } from './defined-kinds';
import { registryText } from './registry-file';

const DEFINITIONS = 'shared-contracts/src/records';

/** The list of all kinds of record, by its path. */
export const recordRegistry = (root: string): ReadonlyMap<string, string> =>
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
