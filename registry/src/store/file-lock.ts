import { rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from './error-code';

/** A lock this old in ms was left by a process that died: a live process holds one only while it writes a file. */
const STALE_MS = 10_000;
const RETRY_MS = 20;

/** Runs `task` while no other process does the same for this file. */
export async function withLock<T>(file: string, task: () => Promise<T>): Promise<T> {
  const lock = `${file}.lock`;
  while (!(await take(lock))) {
    if (await isStale(lock)) await rm(lock, { force: true });
    else await wait(RETRY_MS);
  }
  try {
    return await task();
  } finally {
    await rm(lock, { force: true });
  }
}

async function take(lock: string): Promise<boolean> {
  try {
    await writeFile(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function isStale(lock: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(lock)).mtimeMs > STALE_MS;
  } catch {
    return false;
  }
}
