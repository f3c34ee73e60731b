const node = require('../tooling/jest/node.cjs');

/** On the server by default; tests of the layout select jsdom in their first line. */
module.exports = {
  ...node(),
  displayName: 'shell',
  setupFiles: [require.resolve('@vestibule/testkit/jsdom-globals'), require.resolve('../tooling/jest/dialog.cjs')],
  moduleNameMapper: require('../tooling/jest/browser.cjs').moduleNameMapper,
};
