import { TextDecoder, TextEncoder } from 'node:util';

/**
 * Globals that react-router reads when it is loaded and jsdom lacks. Listed in `setupFiles`, so that it comes before
 * any import of a test.
 */
Object.assign(globalThis, { TextDecoder, TextEncoder });
