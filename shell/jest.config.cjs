const node = require('../tooling/jest/node.cjs');

/** On the server by default; tests of the layout ask for jsdom in their first line. */
module.exports = {
  ...node(),
  displayName: 'shell',
  setupFiles: [
    require.resolve('../shared-contracts/src/testing/jsdom-globals.ts'),
    require.resolve('../tooling/jest/dialog.cjs'),
  ],
  moduleNameMapper: require('../tooling/jest/browser.cjs').moduleNameMapper,
};
