import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from '../workspaces';
import { filesBelow } from './files';
import { withoutComments } from './without-comments';

const SHARED_INPUTS = [
  'shared-contracts/src',
  'shared-ui/src',
  'registry/src',
  'tooling/src/build',
  'package-lock.json',
];
const IGNORED = /(^|\/)(dist|node_modules)\/|\.test\.tsx?$/;

/** Hash of everything that a package's build makes something of, given as folders or files below the root. */
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
        .update(await madeOf(join(absolute, file)));
    }
  }
  return hash.digest('hex');
}

const seen = new Map<string, { readonly mark: string; readonly made: string }>();

/** Digest of a file as builds read it. All parts use the same few packages: each file is read once. */
async function madeOf(file: string): Promise<string> {
  const { size, mtimeMs } = await stat(file);
  const mark = `${size} ${mtimeMs}`;
  const known = seen.get(file);
  if (known?.mark === mark) return known.made;
  const content = await readFile(file);
  const what = /\.tsx?$/.test(file) ? withoutComments(file, content.toString('utf8')) : content;
  const made = createHash('sha256').update(what).digest('hex');
  seen.set(file, { mark, made });
  return made;
}

/** Result of an earlier build of the same inputs in `stamp`, when all files that it names still exist. */
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
