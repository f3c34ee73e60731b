/**
 * Globals that react-router reads when it is loaded and jsdom lacks. Listed in `setupFiles`, so that it comes before
 * any import of a test. A browser has them, and no modules of Node.
 */
if (!('TextEncoder' in globalThis)) {
  const { TextDecoder, TextEncoder } = process.getBuiltinModule('node:util');
  Object.assign(globalThis, { TextDecoder, TextEncoder });
}
