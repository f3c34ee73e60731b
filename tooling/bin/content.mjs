import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, root } from './install.mjs';
import { runTypeScript } from './typescript.mjs';

await ensureInstalled();
await runTypeScript('release/cli.ts');
const { status } = spawnSync(
  process.execPath,
  [join(root, 'backend', 'dist', 'server', 'content.cjs'), ...process.argv.slice(2)],
  {
    stdio: 'inherit',
    cwd: process.env.INIT_CWD ?? root,
    env: { MIGRATIONS_DIR: join(root, 'backend', 'drizzle'), DATA_DIR: join(root, '.data'), ...process.env },
  },
);
process.exit(status ?? 1);
