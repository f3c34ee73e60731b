import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root } from './install.mjs';

const dist = join(root, 'tooling', 'dist', 'start');

/** Whether nothing has changed since the last build, which left a program behind that checks it. */
async function isBuilt() {
  const program = join(dist, 'is-built.cjs');
  return existsSync(program) && (await createRequire(import.meta.url)(program).isBuilt());
}

await ensureInstalled();
if (!(await isBuilt())) {
  // A process of its own: the compilers' memory is freed with it, and the supervisor stays small.
  const build = join(root, 'tooling', 'bin', 'build.mjs');
  const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
await import(pathToFileURL(join(dist, 'main.cjs')).href);
