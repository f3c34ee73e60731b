/**
 * Packages without a state of their own that use neither the DOM nor a clock: a worker loads and compiles them once,
 * not once for each test file.
 */
const SHARED = ['aria-query', 'lucide', 'pretty-format', 'toposort', 'yup'];

/** Jest for packages that run in the browser: jsdom, React, class names as written in the CSS file. */
module.exports = {
  testEnvironment: require.resolve('./browser-environment.cjs'),
  runtime: require.resolve('./sharing-runtime.cjs'),
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
  transform: {
    [`/node_modules/(${SHARED.join('|')})/.+\\.c?js$`]: require.resolve('./by-host.cjs'),
    '^.+\\.tsx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // The repository's own packages are TypeScript wherever they are installed.
  transformIgnorePatterns: [`/node_modules/(?!(@vestibule|${SHARED.join('|')})/)`],
  moduleNameMapper: { '\\.css$': require.resolve('./class-names.cjs') },
  setupFilesAfterEnv: [require.resolve('./setup-browser.cjs')],
};
