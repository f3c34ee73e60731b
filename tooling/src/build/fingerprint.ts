import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { filesBelow } from './files';

type Packages = readonly { readonly dir: string }[];

/** Folders and files of a package that it is built from, be they there or not. */
export const SOURCES: readonly string[] = ['src', 'translations', 'assets', 'remote.ts', 'package.json'];

/**
 * A mark that changes with any source of these packages: names, sizes and times of all of them; not the place of the
 * checkout.
 */
export async function fingerprint(packages: Packages): Promise<string> {
  const files = await Promise.all(
    packages
      .flatMap(({ dir }) => SOURCES.map((name) => ({ dir, source: join(dir, name) })))
      .map(async ({ dir, source }) => {
        if (!existsSync(source)) return [];
        const found = (await stat(source)).isDirectory()
          ? (await filesBelow(source)).map((file) => join(source, file))
          : [source];
        return found.map((file) => ({ file, name: join(basename(dir), relative(dir, file)) }));
      }),
  );
  const marks = await Promise.all(
    files.flat().map(({ file, name }) =>
      stat(file).then(
        ({ size, mtimeMs }) => `${name} ${size} ${mtimeMs}`,
        () => name,
      ),
    ),
  );
  return marks.join('\n');
}
