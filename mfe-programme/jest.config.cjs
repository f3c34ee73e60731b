module.exports = {
  ...require('../tooling/jest/browser.cjs'),
  displayName: 'mfe-programme',
  setupFiles: [require.resolve('../shared-contracts/src/testing/jsdom-globals.ts')],
};
