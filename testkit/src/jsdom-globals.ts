import { TextDecoder, TextEncoder } from 'node:util';

/**
 * What react-router reads when it is loaded and jsdom does not have. Listed in `setupFiles`, so that it comes before
 * any import of a test.
 */
Object.assign(globalThis, { TextDecoder, TextEncoder });
