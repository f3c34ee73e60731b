const { isNativeError } = require('node:util/types');

/** Errors that Node or a shared package throws are made outside of the test's context: they count as its errors too. */
module.exports = function acceptAllErrors(OwnError) {
  const isInstance = Function.prototype[Symbol.hasInstance];
  Object.defineProperty(OwnError, Symbol.hasInstance, {
    value(value) {
      return isInstance.call(this, value) || (this === OwnError && isNativeError(value));
    },
  });
};
