import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Packages that each role may import, and the reason for the limit. A role that is not listed fails the lint. */
const MAY_IMPORT = {
  contracts: [],
  ui: ['contracts'],
  testkit: ['contracts'],
  remote: ['contracts', 'ui'],
  registry: ['contracts'],
  shell: ['contracts', 'ui', 'registry'],
  gateway: ['contracts', 'registry'],
  backend: ['contracts', 'registry'],
  tooling: ['contracts', 'ui', 'registry'],
  styleguide: ['contracts', 'ui', 'testkit'],
  e2e: ['contracts', 'ui', 'tooling', 'registry', 'testkit', 'styleguide'],
  bench: ['contracts', 'ui', 'tooling', 'registry', 'testkit', 'e2e'],
};

/** Files of all packages that only tests use; these may import the test kit, too. */
export const TEST_FILES = ['**/*.test.{ts,tsx}', '**/testing/**'];

/**
 * Libraries that one file of a package uses for all of its others (docs/decisions/0059 and 0061): a second use would be
 * a second way to do the same.
 */
export const ONE_PLACE = {
  'rate-limiter-flexible': ['backend/src/platform/server/limiter.ts'],
  '@fastify/busboy': ['backend/src/platform/server/upload.ts', 'gateway/src/posts/posted-form.ts'],
  'pg-boss': ['backend/src/engines/jobs/queue.ts'],
};

/** Files that may import all of React: the one place for `lazy`, and the one that provides React to remotes. */
export const LAZY = ['shared-ui/src/lazy-with-retry.tsx', 'shell/src/facades/index.ts'];

const readJson = (...path) => JSON.parse(readFileSync(join(...path), 'utf8'));

/** Every package of the workspace with its role. */
export function packages(root) {
  return readJson(root, 'package.json').workspaces.map((folder) => {
    const { name, vestibule, peerDependencies = {} } = readJson(root, folder, 'package.json');
    const role = vestibule?.role;
    if (!Object.hasOwn(MAY_IMPORT, role))
      throw new Error(
        `${folder}/package.json: "vestibule.role" is ${JSON.stringify(role)}; it must be one of ${Object.keys(MAY_IMPORT).join(', ')}`,
      );
    return { folder, name, role, peerDependencies };
  });
}

/** Names that a facade of the shell exports: all that a remote gets of that library. */
function facadeNames(root, library) {
  const source = readFileSync(join(root, 'shell', 'src', 'facades', `${library}.ts`), 'utf8');
  return [...source.matchAll(/export \{([^}]*)\}/g)]
    .flatMap(([, names]) => names.split(',').map((name) => name.trim().split(' as ').at(-1)))
    .filter(Boolean);
}

/**
 * Import rules of one package, derived from its role: `inTests` for its test files, `file` for one that may import the
 * libraries that list it.
 */
export function importRules(root, own, all, { inTests = false, file } = {}) {
  const allowed = [...MAY_IMPORT[own.role], ...(inTests ? ['testkit'] : [])];
  const patterns = all
    .filter(({ name, role }) => name !== own.name && !allowed.includes(role))
    .map(({ name, role }) => ({
      // A `group` is a list of globs, which took a third of the time of all rules.
      regex: `^${name}(/|$)`,
      message:
        own.role === 'remote' && role === 'remote'
          ? 'Remotes are deployed apart: link through host.href() and meet in a slot instead.'
          : role === 'testkit'
            ? 'Only tests (*.test.ts, testing/) import the test kit.'
            : `A package of role "${own.role}" must not depend on one of role "${role}": put code that both need into shared-contracts.`,
    }));
  const elsewhere = Object.entries(ONE_PLACE)
    .filter(([, files]) => !files.includes(file))
    .map(([name, files]) => ({ name, message: `Use the exports of ${files.join(' and ')}: only they import it.` }));
  if (['ui', 'shell', 'remote'].includes(own.role) && !LAZY.includes(file))
    elsewhere.push({
      name: 'react',
      importNames: ['lazy'],
      message:
        'Use lazyWithRetry of @vestibule/ui: React remembers code that could not be loaded as long as a page lives.',
    });
  const facades =
    own.role !== 'remote'
      ? []
      : ['react-router-dom', 'mobx', 'mobx-react-lite', 'react-i18next'].map((name) => ({
          name,
          allowImportNames: facadeNames(root, name),
          message: `The shell provides only the names that shell/src/facades/${name}.ts lists: add it there first.`,
        }));
  return { 'no-restricted-imports': ['error', { patterns, paths: [...facades, ...elsewhere] }] };
}
