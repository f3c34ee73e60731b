import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

// A process of its own: what compilers hold in memory goes with it, and the supervisor stays small.
const { status } = spawnSync(process.execPath, [join(root, 'tooling', 'bin', 'build.mjs')], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await import(pathToFileURL(join(root, 'tooling', 'dist', 'start', 'main.cjs')).href);
