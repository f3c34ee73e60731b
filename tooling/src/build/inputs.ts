import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from '../workspaces';
import { filesBelow } from './files';

const SHARED_INPUTS = ['shared-contracts/src', 'shared-ui/src', 'registry/src', 'tooling/src/build', 'package-lock.json'];
const IGNORED = /(^|\/)(dist|node_modules)\/|\.test\.tsx?$/;

/** Hash of everything a package's build depends on, given as folders or files below the root. */
export async function inputHash(paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const path of [...SHARED_INPUTS, ...paths]) {
    const absolute = join(ROOT, path);
    if (!existsSync(absolute)) continue;
    const files = path.includes('.') ? [''] : await filesBelow(absolute);
    for (const file of files) {
      if (IGNORED.test(`${path}/${file}`)) continue;
      hash
        .update(file)
        .update('\0')
        .update(await readFile(join(absolute, file)));
    }
  }
  return hash.digest('hex');
}

/** What an earlier build of the same inputs left in `stamp`, when all that it names still exists. */
export async function upToDate<T>(stamp: string, hash: string, exists: (result: T) => boolean): Promise<T | undefined> {
  try {
    const { inputs, result } = JSON.parse(await readFile(stamp, 'utf8')) as { inputs: string; result: T };
    return inputs === hash && exists(result) ? result : undefined;
  } catch {
    return undefined;
  }
}

export async function writeStamp(stamp: string, inputs: string, result: unknown): Promise<void> {
  await mkdir(dirname(stamp), { recursive: true });
  await writeFile(stamp, JSON.stringify({ inputs, result }));
}
