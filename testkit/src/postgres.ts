import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findBinaries, postgresMissing, serverUser } from './postgres-binaries';
import { killAll, serverPids } from './postgres-processes';

const run = promisify(execFile);
/** Bytes that one statement may answer. */
const MAX_ANSWER = 256 * 1024 * 1024;

export interface PostgresOptions {
  /** Writes every commit to the disk before it is answered, as a house's server does. */
  readonly durable?: boolean;
}

/** A PostgreSQL of its own in a temporary folder. */
export interface TestPostgres {
  /** `postgres://…` of an empty database. */
  readonly url: string;
  /** Runs one statement whose answer is one value of JSON. */
  json: <T>(statement: string) => Promise<T>;
  /** Runs statements, one after the other. */
  execute: (...statements: readonly string[]) => Promise<void>;
  /** Its processes, as they are now. */
  pids: () => number[];
  /** Ends all its processes at once, as the system does that has no memory left. */
  kill: () => Promise<void>;
  /** Starts it again; resolves when it has recovered. */
  restart: () => Promise<void>;
  /** Stops the server and removes its folder. */
  stop: () => Promise<void>;
}

/** The address of another database of the same server. */
export const atDatabase = (server: string, name: string): string =>
  Object.assign(new URL(server), { pathname: `/${name}` }).href;

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address !== null && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port')),
      );
    });
  });
}

/**
 * Starts a PostgreSQL for tests; call `stop` in the end. Takes some seconds. Throws when `postgresMissing`.
 * Acknowledged writes outlive `kill`; a power cut only where it is `durable`.
 */
export async function startPostgres({ durable = false }: PostgresOptions = {}): Promise<TestPostgres> {
  const missing = postgresMissing();
  const bin = findBinaries();
  if (missing !== undefined || bin === undefined) throw new Error(missing ?? 'PostgreSQL is not installed');
  const user = serverUser();
  const folder = await mkdtemp(join(tmpdir(), 'vestibule-pg-'));
  const data = join(folder, 'data');
  const pidFile = join(data, 'postmaster.pid');
  await mkdir(data);
  await chmod(data, 0o700);
  if ('uid' in user) for (const path of [folder, data]) await chown(path, user.uid, user.gid);
  const call = (name: string, args: readonly string[]) =>
    run(join(bin, name), [...args], {
      ...user,
      cwd: folder,
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      maxBuffer: MAX_ANSWER,
    });
  const stop = async () => {
    await call('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await call('initdb', ['-D', data, '-U', 'vestibule', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
    const port = await freePort();
    const settings = [
      `-c fsync=${durable ? 'on' : 'off'}`,
      '-c max_connections=100',
      `-c port=${port}`,
      "-c listen_addresses='127.0.0.1'",
      "-c unix_socket_directories=''",
    ].join(' ');
    const restart = async () => {
      await call('pg_ctl', ['-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', settings, 'start']);
    };
    await restart();
    const url = `postgres://vestibule@127.0.0.1:${port}/postgres`;
    const query = (...statements: readonly string[]) =>
      call('psql', [url, '-XAtq', '-v', 'ON_ERROR_STOP=1', ...statements.flatMap((one) => ['-c', one])]);
    return {
      url,
      json: async <T>(statement: string) => JSON.parse((await query(statement)).stdout) as T,
      execute: async (...statements) => void (await query(...statements)),
      pids: () => serverPids(pidFile),
      kill: () => killAll(pidFile),
      restart,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
