module.exports = {
  ...require('../tooling/jest/browser.cjs'),
  displayName: 'shared-contracts',
  setupFiles: [require.resolve('@vestibule/testkit/jsdom-globals')],
};
