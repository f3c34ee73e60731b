import { rm, stat, writeFile } from 'node:fs/promises';
import { codeOf, isFull } from './error-code';

/** A lock on a lock is held while one file is read and deleted: one this old in ms was left by a process that died. */
const STALE_MS = 10_000;

/** Takes a lock: creates a file that must not exist yet, for its owner's eyes only. False where another has it. */
export async function takeFile(file: string, content: string): Promise<boolean> {
  try {
    await writeFile(file, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    // On a full disk it is there, empty.
    if (isFull(error)) await rm(file, { force: true });
    throw error;
  }
}

/** Whether a file was last written so long ago; false where there is none. */
export async function isOlderThan(file: string, ms: number): Promise<boolean> {
  try {
    return Date.now() - (await stat(file)).mtimeMs > ms;
  } catch {
    return false;
  }
}

/**
 * Deletes a lock whose holder is gone. Of several processes that have found it so, one at a time asks `isStale` again
 * and deletes: otherwise a slow one would delete the lock that a quick one has taken meanwhile.
 */
export async function breakLock(file: string, isStale: () => Promise<boolean>): Promise<void> {
  const own = `${file}.lock`;
  if (!(await takeFile(own, ''))) {
    if (await isOlderThan(own, STALE_MS)) await rm(own, { force: true });
    return;
  }
  try {
    if (await isStale()) await rm(file, { force: true });
  } finally {
    await rm(own, { force: true });
  }
}
