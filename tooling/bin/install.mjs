import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { usePinnedNode } from './pinned-node.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/**
 * Installs the packages when they are missing or the lock file has changed, and goes on with the pinned Node. Plain
 * JavaScript: it runs before anything is there.
 */
export async function ensureInstalled() {
  installPackages();
  await usePinnedNode();
}

function installPackages() {
  const stamp = join(root, 'node_modules', '.vestibule-lock');
  const lockFile = join(root, 'package-lock.json');
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  // npm writes its own note last: someone has run `npm ci` by hand.
  const ownNote = statSync(join(root, 'node_modules', '.package-lock.json'), { throwIfNoEntry: false });
  if (ownNote && ownNote.mtimeMs > statSync(lockFile).mtimeMs) return;
  console.log('  installing packages …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(stamp, lock);
}
