import { NONCE_SLOT } from '@vestibule/contracts/worker/messages';
import { brotliDecompressSync } from 'node:zlib';
import { createNonce } from '../http/nonce';
import { onceBody } from './stored-body';

const page = `<!doctype html><script nonce="${NONCE_SLOT}">start()</script><p>Führung durch das Schloss</p>`;
const bytes = (text: string) => Buffer.from(text);

describe('stored body', () => {
  test('a page that is sent once is the page with the nonce of the answer', async () => {
    const body = onceBody(bytes(page));
    const nonce = createNonce();
    const expected = page.replace(NONCE_SLOT, nonce);
    expect(String(await body.bytes(nonce, 'identity'))).toBe(expected);
    expect(brotliDecompressSync(await body.bytes(nonce, 'br')).toString('utf8')).toBe(expected);
  });

  test('a page with two nonces is refused', () => {
    expect(() => onceBody(bytes(page + NONCE_SLOT))).toThrow('exactly one nonce');
  });
});
