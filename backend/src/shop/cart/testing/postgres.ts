import { execFile, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PLACE = '/usr/lib/postgresql';

/** A PostgreSQL of its own in a temporary folder. */
export interface TestPostgres {
  /** `postgres://…` of an empty database. */
  readonly url: string;
  /** Stops the server and removes its folder. */
  stop: () => Promise<void>;
}

function findBinaries(): string | undefined {
  if (!existsSync(PLACE)) return undefined;
  const [newest] = readdirSync(PLACE).sort((a, b) => Number(b) - Number(a));
  return newest === undefined ? undefined : join(PLACE, newest, 'bin');
}

/**
 * Why no PostgreSQL can be started here, or undefined when one can; as root on Debian it is installed first. For
 * `test.skip`.
 */
export function postgresMissing(): string | undefined {
  if (findBinaries() !== undefined) return undefined;
  if (process.getuid?.() !== 0) return 'PostgreSQL is not installed, and this is not root, who could install it';
  const { status, error } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
    stdio: 'ignore',
    timeout: 180_000,
  });
  if (status !== 0)
    return `PostgreSQL is not installed, and apt-get could not install it (${error?.message ?? `status ${status}`})`;
  return findBinaries() === undefined ? `PostgreSQL was installed, but not in ${PLACE}` : undefined;
}

/** PostgreSQL refuses to run as root: then it runs as the user `postgres`, or `nobody`. */
function serverUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim()),
    );
    if (uid && gid) return { uid, gid };
  }
  throw new Error('There is no user to run PostgreSQL as');
}

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
 * Starts a PostgreSQL for tests; call `stop` in the end. Takes some seconds. Not durable: it is thrown away. Throws
 * when `postgresMissing`.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const missing = postgresMissing();
  const bin = findBinaries();
  if (missing !== undefined || bin === undefined) throw new Error(missing ?? 'PostgreSQL is not installed');
  const user = serverUser();
  const folder = await mkdtemp(join(tmpdir(), 'vestibule-pg-'));
  const data = join(folder, 'data');
  await mkdir(data);
  await chmod(data, 0o700);
  if ('uid' in user) for (const path of [folder, data]) await chown(path, user.uid, user.gid);
  const call = (name: string, args: readonly string[]) =>
    run(join(bin, name), [...args], { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } });
  const stop = async () => {
    await call('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await call('initdb', ['-D', data, '-U', 'vestibule', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
    const port = await freePort();
    const settings = [
      '-c fsync=off',
      '-c max_connections=100',
      `-c port=${port}`,
      "-c listen_addresses='127.0.0.1'",
      `-c unix_socket_directories='${folder}'`,
    ].join(' ');
    await call('pg_ctl', ['-D', data, '-w', '-t', '60', '-l', join(folder, 'log'), '-o', settings, 'start']);
    return { url: `postgres://vestibule@127.0.0.1:${port}/postgres`, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
