module.exports = {
  ...require('../tooling/jest/browser.cjs'),
  displayName: 'styleguide',
  setupFiles: [require.resolve('@vestibule/testkit/jsdom-globals')],
};
