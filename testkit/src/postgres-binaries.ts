import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const PLACE = '/usr/lib/postgresql';

/** Folder of PostgreSQL's programs, of the newest version; undefined where it is not installed. */
export function findBinaries(): string | undefined {
  if (!existsSync(PLACE)) return undefined;
  const [newest] = readdirSync(PLACE).sort((a, b) => Number(b) - Number(a));
  return newest === undefined ? undefined : join(PLACE, newest, 'bin');
}

/**
 * Why no PostgreSQL can be started here, or undefined when one can; as root on Debian it is installed first. For
 * `test.skip`.
 *
 * @throws In CI (`CI` is set), where a run that skips these tests would prove nothing.
 */
export function postgresMissing(): string | undefined {
  const reason = installPostgres();
  if (reason !== undefined && process.env['CI'] !== undefined) throw new Error(`CI needs PostgreSQL: ${reason}`);
  return reason;
}

function installPostgres(): string | undefined {
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
export function serverUser(): { uid: number; gid: number } | Record<string, never> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim()),
    );
    if (uid && gid) return { uid, gid };
  }
  throw new Error('There is no user to run PostgreSQL as');
}
