module.exports = {
  ...require('../tooling/jest/browser.cjs'),
  displayName: 'shared-contracts',
  setupFiles: [require.resolve('./src/testing/jsdom-globals.ts')],
};
