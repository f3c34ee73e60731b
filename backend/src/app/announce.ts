import { createHash } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config';
import { readLock, type LockInfo } from '../platform/lock';

/**
 * File that announces a running backend on PostgreSQL. It is no lock, as several may share a database; but it names the
 * backend that the content command calls, which knows the gateway to notify of an import. Named after the database, as
 * the folder may have served another one.
 */
const fileOf = (dataDir: string, databaseUrl: string) =>
  join(dataDir, `backend-${createHash('sha256').update(databaseUrl).digest('hex').slice(0, 12)}.json`);

/** The latest started wins. Returns the function that removes the file. */
export async function announce(
  dataDir: string,
  databaseUrl: string,
  info: Pick<LockInfo, 'port' | 'token'>,
): Promise<() => Promise<void>> {
  const file = fileOf(dataDir, databaseUrl);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, JSON.stringify({ pid: process.pid, ...info } satisfies LockInfo), { mode: 0o600 });
  await rename(unfinished, file);
  return async () => {
    const latest = await readLock(file);
    if (latest?.pid === process.pid && latest.port === info.port) await rm(file, { force: true });
  };
}

/**
 * The backend that runs with this data folder and database, according to its files; only a call shows whether it still
 * listens.
 */
export async function readRunning({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<LockInfo | undefined> {
  const found = await readLock(
    databaseUrl === undefined ? join(dataDir, 'backend.lock') : fileOf(dataDir, databaseUrl),
  );
  return found !== undefined && found.port > 0 ? found : undefined;
}
