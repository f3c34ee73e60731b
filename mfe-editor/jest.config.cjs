module.exports = {
  ...require('../tooling/jest/browser.cjs'),
  displayName: 'mfe-editor',
  // dnd-kit's builds for browsers are ES modules, which Jest does not load.
  testEnvironmentOptions: { customExportConditions: ['node'] },
  setupFiles: [require.resolve('@vestibule/testkit/jsdom-globals'), require.resolve('./src/testing/jsdom-browser.ts')],
};
