import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../workspaces';
import { findBrowser } from './find-browser';

// A process of its own: tooling must not import the bench.
const browser = findBrowser();
const { status } = spawnSync(
  process.execPath,
  ['--import', 'tsx', join(ROOT, 'bench', 'src', 'cli.ts'), ...process.argv.slice(2)],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, ...(browser && { CHROMIUM_PATH: browser }) },
  },
);
process.exit(status ?? 1);
