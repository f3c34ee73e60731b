import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../build/files';

/** What changes when any source of these packages changes: paths, sizes and times of all of them. */
export async function fingerprint(packages: readonly { readonly dir: string }[]): Promise<string> {
  const folders = packages.flatMap(({ dir }) => ['src', 'translations'].map((folder) => join(dir, folder)));
  const files = await Promise.all(
    folders
      .filter((folder) => existsSync(folder))
      .map(async (folder) => (await filesBelow(folder)).map((file) => join(folder, file))),
  );
  const declarations = packages.map(({ dir }) => join(dir, 'remote.ts'));
  const all = [...files.flat(), ...declarations.filter((file) => existsSync(file))];
  const marks = await Promise.all(
    all.map((file) =>
      stat(file).then(
        ({ size, mtimeMs }) => `${file} ${size} ${mtimeMs}`,
        () => file,
      ),
    ),
  );
  return marks.join('\n');
}
