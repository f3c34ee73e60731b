const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');
const acceptAllErrors = require('./accept-all-errors.cjs');
const endingCallbacks = require('./ending-callbacks.cjs');
const endingStorages = require('./ending-storages.cjs');

/**
 * Jest's environment for Node, with the test's globals in an ordinary context. Jest's own watches its globals by a
 * proxy, to clear them in the end: each use of `Object` or `Promise` becomes a call, which took a sixth of the
 * backend's tests.
 */
class PlainEnvironment extends TestEnvironment {
  constructor(...options) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(...options);
    } finally {
      vm.createContext = createContext;
    }
    this.global.hostRequire = require;
    acceptAllErrors(this.global.Error);
  }
}

module.exports = endingCallbacks(endingStorages(PlainEnvironment));
