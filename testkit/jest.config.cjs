module.exports = {
  ...require('../tooling/jest/browser.cjs'),
  displayName: 'testkit',
  setupFiles: [require.resolve('./src/jsdom-globals.ts')],
};
