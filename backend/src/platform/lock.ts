import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { breakLock, takeFile } from '@vestibule/registry/store/lock-file';
import { codeOf } from './error-code';

/** Content of DATA_DIR/backend.lock; the content command finds the running backend by it. */
export interface LockInfo {
  readonly pid: number;
  readonly port: number;
  readonly token: string;
  /**
   * When the process began, as the kernel counts: distinguishes it from a later one with the same pid. Absent where
   * unknown.
   */
  readonly started?: string;
}
export interface Lock {
  /** Writes the port the backend listens on in the end. */
  update: (port: number) => Promise<void>;
  release: () => Promise<void>;
}

/** The embedded database takes one process only. Throws a message for people when another live one has the folder. */
export async function takeLock(dataDir: string, info: Pick<LockInfo, 'port' | 'token'>): Promise<Lock> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'backend.lock');
  const own = (port: number) =>
    JSON.stringify({ pid: process.pid, port, token: info.token, ...started(process.pid) } satisfies LockInfo);
  if (!(await takeFile(file, own(info.port)))) {
    const holder = await readLock(file);
    if (holder && isAlive(holder))
      throw new Error(
        `${dataDir} is in use by another backend (process ${holder.pid}). Stop it first, or give this one another DATA_DIR.`,
      );
    await breakLock(file, async () => {
      const current = await readLock(file);
      return !current || !isAlive(current);
    });
    if (!(await takeFile(file, own(info.port)))) throw new Error(`Another backend has just started in ${dataDir}.`);
  }
  return {
    async update(port) {
      // Replaced whole, so that a reader never sees half of it.
      await writeFile(`${file}.new`, own(port), { mode: 0o600 });
      await rename(`${file}.new`, file);
    },
    release: () => rm(file, { force: true }),
  };
}

/** Undefined when the file is gone or is not a lock: a process that was killed may have left half of one. */
export async function readLock(file: string): Promise<LockInfo | undefined> {
  try {
    const value: unknown = JSON.parse(await readFile(file, 'utf8'));
    return typeof value === 'object' && value !== null && 'pid' in value && typeof value.pid === 'number'
      ? (value as LockInfo)
      : undefined;
  } catch {
    return undefined;
  }
}

function isAlive({ pid, started: since }: LockInfo): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: there is such a process, of another user.
    if (codeOf(error) !== 'EPERM') return false;
  }
  const now = started(pid).started;
  return since === undefined || now === undefined || since === now;
}

/** Linux knows when a process began (field 22 of its stat); elsewhere the pid alone has to do. */
function started(pid: number): { started?: string } {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const value = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return value === undefined ? {} : { started: value };
  } catch {
    return {};
  }
}
