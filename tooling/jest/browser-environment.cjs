const { TestEnvironment } = require('jest-environment-jsdom');
const acceptAllErrors = require('./accept-all-errors.cjs');
const rememberStyles = require('./remembered-styles.cjs');

/** Jest's jsdom, with packages that a worker loads once for all its test files (`by-host.cjs`). */
module.exports = class BrowserEnvironment extends TestEnvironment {
  constructor(...options) {
    super(...options);
    this.global.hostRequire = require;
    acceptAllErrors(this.global.Error);
    rememberStyles(this.global);
  }
};
