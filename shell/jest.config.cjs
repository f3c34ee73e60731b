/** On the server by default; tests of the layout ask for jsdom in their first line. */
module.exports = {
  ...require('../tooling/jest/node.cjs'),
  displayName: 'shell',
  setupFiles: [require.resolve('../shared-contracts/src/testing/jsdom-globals.ts')],
  moduleNameMapper: { '\\.css$': require.resolve('../tooling/jest/class-names.cjs') },
};
