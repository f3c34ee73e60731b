const node = require('../tooling/jest/node.cjs');

/** Packages that ship ES modules only; Jest on Node 20 cannot require those, so they are compiled. */
const ESM_ONLY = ['@sindresorhus', 'escape-string-regexp'];

module.exports = {
  ...node,
  displayName: 'backend',
  transform: { ...node.transform, '^.+\\.js$': require.resolve('@swc/jest') },
  transformIgnorePatterns: [`node_modules/(?!(${ESM_ONLY.join('|')})/)`],
};
