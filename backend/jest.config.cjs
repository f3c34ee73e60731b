const node = require('../tooling/jest/node.cjs');

/** Packages that Jest cannot run as they are: ES modules only, or `import()` in a CommonJS file. */
const COMPILED = ['@sindresorhus', 'escape-string-regexp', '@electric-sql', 'light-my-request', 'cookie', 'feed'];

module.exports = {
  ...node,
  displayName: 'backend',
  testEnvironment: require.resolve('./jest/environment.cjs'),
  globalSetup: require.resolve('./src/testing/start-postgres.ts'),
  globalTeardown: require.resolve('./src/testing/stop-postgres.ts'),
  // The embedded database takes seconds to create its files on a busy machine.
  testTimeout: 60_000,
  moduleNameMapper: { '^@electric-sql/pglite$': require.resolve('./jest/pglite.cjs') },
  transform: {
    ...node.transform,
    '^.+\\.c?js$': [require.resolve('@swc/jest'), { jsc: { target: 'es2023' }, module: { type: 'commonjs' } }],
  },
  transformIgnorePatterns: [`node_modules/(?!(${COMPILED.join('|')})/)`],
};
