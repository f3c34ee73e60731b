import { createHash } from 'node:crypto';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** All files below a folder, as paths relative to it, sorted. */
export async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)))
    .sort();
}

/** Short hash of a folder's names and contents. */
export async function hashOfFolder(dir: string, skip: (file: string) => boolean = () => false): Promise<string> {
  const hash = createHash('sha256');
  for (const file of await filesBelow(dir))
    if (!skip(file))
      hash
        .update(file)
        .update('\0')
        .update(await readFile(join(dir, file)));
  return hash.digest('hex').slice(0, 10);
}

const TEXT = /\.(js|css|json|svg|txt|html)$/;

/** Writes `.br` and `.gz` beside every text file, so that no request pays for compression. */
export async function precompress(dir: string): Promise<void> {
  for (const file of await filesBelow(dir)) {
    if (!TEXT.test(file)) continue;
    const path = join(dir, file);
    const content = await readFile(path);
    const brotli = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
      },
    };
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, brotli));
    await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}
