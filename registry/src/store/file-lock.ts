import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { breakLock, isOlderThan, takeFile } from './lock-file';

/** A lock this old in ms was left by a process that died: a live process holds one only while it writes a file. */
const STALE_MS = 10_000;
const RETRY_MS = 20;

/** Runs `task` while no other process does the same for this file. */
export async function withLock<T>(file: string, task: () => Promise<T>): Promise<T> {
  const lock = `${file}.lock`;
  const isStale = () => isOlderThan(lock, STALE_MS);
  // Without content it needs no room on a disk that is full.
  while (!(await takeFile(lock, ''))) {
    if (await isStale()) await breakLock(lock, isStale);
    await wait(RETRY_MS);
  }
  try {
    return await task();
  } finally {
    await rm(lock, { force: true });
  }
}
