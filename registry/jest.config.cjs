module.exports = { ...require('../tooling/jest/node.cjs')(), displayName: 'registry' };
