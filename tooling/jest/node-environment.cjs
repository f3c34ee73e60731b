const { isNativeError } = require('node:util/types');
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');
const endingStorages = require('./ending-storages.cjs');

/** Errors that Node or a shared package throws are made outside of the test's context: they count as its errors too. */
function acceptAllErrors(OwnError) {
  const isInstance = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(OwnError, Symbol.hasInstance, {
    value(value) {
      return isInstance.call(this, value) || (this === OwnError && isNativeError(value));
    },
  });
}

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

module.exports = endingStorages(PlainEnvironment);
