module.exports = {
  ...require('../tooling/jest/browser.cjs'),
  displayName: 'mfe-content',
  setupFiles: [require.resolve('@vestibule/testkit/jsdom-globals')],
};
