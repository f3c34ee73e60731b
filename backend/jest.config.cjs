const node = require('../tooling/jest/node.cjs');

module.exports = {
  ...node({
    compiled: ['@sindresorhus', 'escape-string-regexp', '@electric-sql', 'light-my-request', 'cookie', 'feed'],
  }),
  displayName: 'backend',
  testEnvironment: require.resolve('./jest/environment.cjs'),
  setupFiles: [require.resolve('./jest/cheap-passwords.cjs')],
  globalSetup: require.resolve('./src/testing/start-postgres.ts'),
  globalTeardown: require.resolve('./src/testing/stop-postgres.ts'),
  // A machine that is many times as slow passes as well; only a test that fails waits so long.
  testTimeout: 300_000,
  moduleNameMapper: {
    '^@electric-sql/pglite$': require.resolve('./jest/pglite.cjs'),
    '^pg-boss$': require.resolve('./jest/pg-boss.cjs'),
  },
};
