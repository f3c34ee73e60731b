module.exports = {
  ...require('../tooling/jest/browser.cjs'),
  displayName: 'mfe-programme',
  setupFiles: [require.resolve('@vestibule/testkit/jsdom-globals')],
};
