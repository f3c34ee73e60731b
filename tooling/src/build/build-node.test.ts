import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT, workspaces } from '../workspaces';
import { buildNode } from './build-node';

describe('build node', () => {
  test('a program finds its paths where it lies, not where it was built', async () => {
    const copy = await realpath(await mkdtemp(join(tmpdir(), 'vestibule-copied-')));
    try {
      const folder = join(copy, 'tooling', 'dist', 'start');
      await mkdir(folder, { recursive: true });
      await writeFile(join(copy, 'package.json'), '{"name":"vestibule","workspaces":[]}');
      const tooling = workspaces().find(({ role }) => role === 'tooling');
      if (!tooling) throw new Error('There is no tooling');
      await buildNode(tooling, folder, { main: './src/build/paths.ts' });
      for (const file of await readdir(folder)) expect(await readFile(join(folder, file), 'utf8')).not.toContain(ROOT);
      const { stdout } = await promisify(execFile)(process.execPath, [
        '-p',
        `const { BACKEND_DIST, REGISTRY } = require(${JSON.stringify(join(folder, 'main.cjs'))}); BACKEND_DIST + ' ' + REGISTRY`,
      ]);
      expect(stdout.trim()).toBe(`${copy}/backend/dist/server ${copy}/dist/registry`);
    } finally {
      await rm(copy, { recursive: true });
    }
  });
});
