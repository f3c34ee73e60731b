module.exports = {
  ...require('../tooling/jest/browser.cjs'),
  displayName: 'shared-ui',
  setupFiles: [require.resolve('../shared-contracts/src/testing/jsdom-globals.ts')],
};
