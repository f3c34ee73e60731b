import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
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

/** Installs the packages of a folder's lock file, unless they are there. */
export function installPackages(dir = root) {
  if (isInstalled(dir)) return;
  console.log('  installing packages …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: dir,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether npm's own list of installed packages matches the lock file, whatever process has installed them. */
function isInstalled(dir) {
  const installedList = join(dir, 'node_modules', '.package-lock.json');
  if (!existsSync(installedList)) return false;
  const installed = readPackages(installedList);
  return Object.entries(readPackages(join(dir, 'package-lock.json'))).every(([place, wanted]) => {
    const found = installed[place];
    // Packages for other platforms are in the lock file only.
    if (found === undefined) return !place.includes('node_modules/') || wanted.optional || wanted.devOptional;
    return found.version === wanted.version && found.integrity === wanted.integrity;
  });
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;
