import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../workspaces';

const SOURCES = {
  'package.json': JSON.stringify({ name: 'fixture', version: '1.0.0', type: 'module' }),
  'remote.ts': `
export default {
  name: 'fixture', contracts: '^1.0.0', slots: [],
  routes: [{ id: 'fixture/a', path: { de: 'a', en: 'a', cs: 'a' }, page: './pages/a', layout: 'default', bodyClass: 'none', hydrate: 'idle' }],
  exposes: { './pages/a': './src/a.page.tsx', './pages/b': './src/b.page.tsx' },
  browserOnly: ['heavy'],
};\n`,
  'src/a.module.css': '.a { color: red; }\n',
  'node_modules/heavy/package.json': JSON.stringify({
    name: 'heavy',
    version: '1.0.0',
    type: 'module',
    main: 'index.js',
  }),
  'node_modules/heavy/index.js': `export const heavy = 'for a browser alone';\n`,
  'src/words.ts': `export const words = 'Hallo';\n`,
  'src/a.page.tsx': `import styles from './a.module.css';\nexport default { Component: () => <p className={styles.a} />, more: () => import('./words'), heavy: () => import('heavy') };\n`,
  'src/b.page.tsx': `import { useState } from 'react';\nimport { words } from './words';\nexport default { Component: () => <p>{useState(words)}</p> };\n`,
  ...Object.fromEntries(['de', 'en', 'cs'].map((lang) => [`translations/${lang}.json`, '{}'])),
};

/** Builds the same remote in a folder and a process of its own. */
async function versionOfBuildIn(dir: string): Promise<string> {
  for (const [file, content] of Object.entries(SOURCES)) {
    await mkdir(join(dir, file, '..'), { recursive: true });
    await writeFile(join(dir, file), content);
  }
  const builder = JSON.stringify(join(ROOT, 'tooling', 'src', 'build', 'build-remote.ts'));
  // A file: the minifier's processes take over the flags of the one that starts them, --eval as well.
  const code = `import { buildRemote } from ${builder};\nawait buildRemote({ dir: ${JSON.stringify(dir)}, version: '1.0.0' }, ${JSON.stringify(join(dir, 'out'))});\n`;
  await writeFile(join(dir, 'build.mts'), code);
  await promisify(execFile)(process.execPath, ['--import', 'tsx', join(dir, 'build.mts')], {
    cwd: ROOT,
    timeout: 50_000,
  });
  return (await readdir(join(dir, 'out', 'remotes', 'fixture'))).join();
}

/** All scripts of a folder as one text. */
async function textBelow(dir: string): Promise<string> {
  const scripts = (await readdir(dir)).filter((name) => /\.c?js$/.test(name));
  return (await Promise.all(scripts.map((name) => readFile(join(dir, name), 'utf8')))).join('\n');
}

describe('build remote', () => {
  test('the same sources make the same version, at any place and by any builder', async () => {
    await mkdir(join(ROOT, 'tooling', 'dist'), { recursive: true });
    const home = await mkdtemp(join(ROOT, 'tooling', 'dist', 'build-remote-'));
    try {
      const [one, other] = await Promise.all(
        ['one', 'another-folder'].map((name) => versionOfBuildIn(join(home, name))),
      );
      expect(one).toMatch(/^1\.0\.0-[0-9a-f]{10}$/);
      expect(other).toBe(one);
      const build = join(home, 'one', 'out', 'remotes', 'fixture', one ?? '');
      expect(await textBelow(join(build, 'server'))).not.toContain('for a browser alone');
      expect(await textBelow(join(build, 'browser'))).toContain('for a browser alone');
    } finally {
      await rm(home, { recursive: true });
    }
  });
});
