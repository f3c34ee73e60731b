import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './files';

type Packages = readonly { readonly dir: string }[];

/** Folders and files of a package that it is built from, be they there or not. */
export const SOURCES: readonly string[] = ['src', 'translations', 'assets', 'remote.ts', 'package.json'];

/** What changes when any source of these packages changes: paths, sizes and times of all of them. */
export async function fingerprint(packages: Packages): Promise<string> {
  const files = await Promise.all(
    packages
      .flatMap(({ dir }) => SOURCES.map((name) => join(dir, name)))
      .map(async (source) => {
        if (!existsSync(source)) return [];
        return (await stat(source)).isDirectory()
          ? (await filesBelow(source)).map((file) => join(source, file))
          : [source];
      }),
  );
  const marks = await Promise.all(
    files.flat().map((file) =>
      stat(file).then(
        ({ size, mtimeMs }) => `${file} ${size} ${mtimeMs}`,
        () => file,
      ),
    ),
  );
  return marks.join('\n');
}
