import { NONCE_SLOT } from '@vestibule/contracts/worker/messages';
import { createNonce } from './nonce';

describe('nonce', () => {
  test('no two nonces are the same, beyond those that are made at once', () => {
    const nonces = Array.from({ length: 1000 }, createNonce);
    expect(new Set(nonces).size).toBe(1000);
    expect(nonces.every((nonce) => nonce.length === NONCE_SLOT.length)).toBe(true);
  });
});
