module.exports = {
  ...require('../tooling/jest/browser.cjs'),
  displayName: 'shared-ui',
  setupFiles: [require.resolve('@vestibule/testkit/jsdom-globals')],
};
