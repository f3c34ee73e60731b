module.exports = { ...require('../tooling/jest/browser.cjs'), displayName: 'mfe-content' };
