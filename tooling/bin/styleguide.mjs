import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { ensureInstalled, installPackages, root } from './install.mjs';

/**
 * Shows the stories in Storybook, or writes them as static files: `--build <folder>`. Other options are Storybook's
 * own, e.g. `--port 7000`. Storybook has a lock file of its own and is installed by this command only
 * (docs/decisions/0063-stories-in-storybook.md).
 */
await ensureInstalled();
const dir = join(root, 'styleguide', 'storybook');
installPackages(dir);

const options = process.argv.slice(2);
const [first, folder, ...rest] = options;
const isBuild = first === '--build';
if (isBuild && folder === undefined) {
  console.error('--build takes the folder that the files are written to.');
  process.exit(1);
}
const command = isBuild
  ? ['build', '--output-dir', resolve(folder), ...rest]
  : ['dev', '--port', '6006', '--ci', ...options];
const storybook = spawn(
  join(dir, 'node_modules', '.bin', 'storybook'),
  [...command, '--config-dir', join(dir, 'config')],
  {
    cwd: dir,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  },
);
// A terminal's Ctrl-C reaches both processes; signals sent to this one alone are passed on.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => storybook.kill(signal));
storybook.on('exit', (status) => process.exit(status ?? 1));
