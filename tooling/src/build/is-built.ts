import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT, workspaces } from '../workspaces';
import { fingerprint } from './fingerprint';
import { BACKEND_DIST, DIST, GATEWAY_DIST, REGISTRY, START_DIST } from './paths';

const LOCK = join(ROOT, 'package-lock.json');

interface Left {
  /** Path of the note on the build. */
  readonly note: string;
  /** Other outputs of a whole build. */
  readonly outputs: readonly string[];
}
const HERE: Left = {
  note: join(DIST, 'stamps', 'all'),
  outputs: [
    join(BACKEND_DIST, 'main.cjs'),
    join(GATEWAY_DIST, 'main.cjs'),
    join(START_DIST, 'main.cjs'),
    join(REGISTRY, 'channels', 'stable.json'),
  ],
};

/**
 * A mark that changes with any input of this checkout's builds: cheaper than reading the contents of all files, and
 * never the same for other contents unless a file's time is set by hand.
 */
export async function buildMark(): Promise<string> {
  const { size, mtimeMs } = await stat(LOCK);
  const sources = await fingerprint(workspaces());
  return createHash('sha256').update([process.version, size, mtimeMs, sources].join('\n')).digest('hex');
}

/** Notes that everything was built from sources with this mark. */
export async function noteBuilt(mark: string, { note }: Pick<Left, 'note'> = HERE): Promise<void> {
  await mkdir(dirname(note), { recursive: true });
  await writeFile(note, mark);
}

/** Whether everything is built, from the sources as they are, for this checkout's own registry. */
export async function isBuilt({ note, outputs }: Left = HERE): Promise<boolean> {
  if (process.env['REGISTRY_URL'] !== undefined || !outputs.every((file) => existsSync(file))) return false;
  const noted = await readFile(note, 'utf8').catch(() => undefined);
  return noted !== undefined && noted === (await buildMark());
}
