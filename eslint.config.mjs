import jsxA11y from 'eslint-plugin-jsx-a11y';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import tseslint from 'typescript-eslint';
import { browserData } from './tooling/eslint/browser-data.mjs';
import { importRules, LAZY, ONE_PLACE, packages, TEST_FILES } from './tooling/eslint/roles.mjs';
import { noResolvedUrl } from './tooling/eslint/no-resolved-url.mjs';
import { oneForm } from './tooling/eslint/one-form.mjs';
import { stayInPackage } from './tooling/eslint/stay-in-package.mjs';

const root = dirname(fileURLToPath(import.meta.url));
const all = packages(root);

// General rules are oxlint's (.oxlintrc.json), in a fifth of the time; here are those that it lacks, and our own.

const FOR_UPDATE = {
  selector: "CallExpression[callee.property.name='for'][arguments.0.value='update']",
  message:
    "Use 'no key update': a row locked for update waits for transactions that have inserted a reference to it, which wait for its lock in turn.",
};

const BARE_ROUTE = {
  selector:
    'CallExpression[callee.object.name=/^(app|scope)$/][callee.property.name=/^(get|post|patch|delete|route)$/]',
  message: 'A call of the API is defined once: defineCall in shared-contracts/src/calls, and handleCall here.',
};
const OWN_INTERVAL = {
  selector: "CallExpression[callee.name='setInterval']",
  message: 'Work that comes again is a Job (engines/jobs): once a site, logged, and ended with the backend.',
};
const TEXTS_BY_LANGUAGE = {
  selector:
    "ObjectExpression:has(> Property[key.name='de']:not([value.type='Identifier'])):has(> Property[key.name='en']):has(> Property[key.name='cs'])",
  message: 'Texts that people read are in translations/<language>.json, where translators find them.',
};

const SHORT_WAIT = {
  selector: "Property[key.name='timeout'] > Literal[value>1000][value<60000]",
  message:
    'A busy machine needs longer: leave the limit of a state to playwright.config.ts (up to 1,000 ms is a step that toPass repeats).',
};

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      '.data/**',
      'backend/drizzle/**',
      'e2e/test-results/**',
      'e2e/playwright-report/**',
    ],
  },
  tseslint.configs.base,
  {
    rules: {
      'max-len': [
        'error',
        {
          code: 120,
          ignoreUrls: true,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
          // A directive with its reason is one line.
          ignorePattern: '^\\s*// eslint-disable',
        },
      ],
    },
  },
  {
    files: ['{shell,shared-ui,mfe-*,styleguide}/**/*.tsx'],
    ...jsxA11y.flatConfigs.recommended,
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      // Safari drops the list role of a list without markers; the explicit role brings it back.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'], nav: ['navigation'] }],
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Only RichText of shared-ui writes HTML: the server has sanitised its text.',
        },
      ],
    },
  },
  {
    // Code that gets addresses from strangers and editors, links to them, and makes requests to them.
    files: ['*/src/**/*.{ts,tsx}'],
    ignores: ['e2e/**', 'testkit/**', ...TEST_FILES, 'shared-contracts/src/paths/{build-url,site-path}.ts'],
    plugins: { addresses: { rules: { 'no-resolved-url': noResolvedUrl } } },
    rules: { 'addresses/no-resolved-url': 'error' },
  },
  browserData(
    all.filter(({ role }) => ['contracts', 'ui', 'shell', 'remote'].includes(role)).map(({ folder }) => folder),
  ),
  {
    files: ['backend/src/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', FOR_UPDATE],
    },
  },
  {
    files: ['backend/src/{engines,features,platform}/**/*.ts'],
    rules: {
      'no-restricted-syntax': ['error', FOR_UPDATE, OWN_INTERVAL, BARE_ROUTE],
    },
  },
  {
    files: ['backend/src/{engines,features,platform}/**/*.ts'],
    // The demo is content, not texts of the site; the other names configurations of the database.
    ignores: [...TEST_FILES, 'backend/src/features/packs/demo/**', 'backend/src/engines/search/stemmers.ts'],
    rules: { 'no-restricted-syntax': ['error', FOR_UPDATE, OWN_INTERVAL, BARE_ROUTE, TEXTS_BY_LANGUAGE] },
  },
  {
    files: ['gateway/src/**/*.ts'],
    ignores: TEST_FILES,
    rules: { 'no-restricted-syntax': ['error', TEXTS_BY_LANGUAGE] },
  },
  {
    files: ['e2e/{tests,fixtures}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', SHORT_WAIT] },
  },
  ...all.flatMap((own) => [
    {
      files: [`${own.folder}/**/*.{ts,tsx}`],
      plugins: { vestibule: { rules: { 'one-form': oneForm, 'stay-in-package': stayInPackage } } },
      rules: {
        ...importRules(root, own, all),
        'vestibule/one-form': 'error',
        'vestibule/stay-in-package': ['error', join(root, own.folder)],
      },
    },
    {
      files: TEST_FILES.map((pattern) => `${own.folder}/${pattern}`),
      rules: importRules(root, own, all, { inTests: true }),
    },
  ]),
  ...all.flatMap((own) =>
    [...Object.values(ONE_PLACE).flat(), ...LAZY]
      .filter((file) => file.startsWith(`${own.folder}/`))
      .map((file) => ({ files: [file], rules: importRules(root, own, all, { file }) })),
  ),
);
