module.exports = { ...require('./jest/node.cjs')(), displayName: 'tooling' };
