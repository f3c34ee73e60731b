module.exports = { ...require('../tooling/jest/browser.cjs'), displayName: 'shared-contracts' };
