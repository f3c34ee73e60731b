module.exports = {
  ...require('../tooling/jest/browser.cjs'),
  displayName: 'mfe-editor',
  setupFiles: [require.resolve('../shared-contracts/src/testing/jsdom-globals.ts')],
};
