import { newKey } from './new-key';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('new key', () => {
  test('keys are new each time, also where the browser has no randomUUID', () => {
    expect(newKey()).toMatch(UUID);
    const secure = globalThis.crypto;
    Object.defineProperty(globalThis, 'crypto', {
      configurable: true,
      value: { getRandomValues: (bytes: Uint8Array) => bytes.fill(0xff) },
    });
    expect(newKey()).toMatch(UUID);
    Object.defineProperty(globalThis, 'crypto', { configurable: true, value: secure });
    expect(newKey()).not.toBe(newKey());
  });
});
