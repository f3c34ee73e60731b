import { NONCE_SLOT } from '@vestibule/contracts/worker/messages';
import { brotliDecompressSync } from 'node:zlib';
import { createNonce } from '../http/nonce';
import { nonceBody } from './nonce-body';

const page = (filler: string) =>
  `<!doctype html><body>${filler}<script nonce="${NONCE_SLOT}">start()</script>${filler}</body>`;
const bodyOf = (html: string) => nonceBody(Buffer.from(html));

describe('nonceBody', () => {
  it.each([
    ['a short page', 'Führung durch das Schloss'],
    ['a long page', Array.from({ length: 3000 }, (_, index) => `<p>Veranstaltung ${index} – Konzert</p>`).join('')],
  ])('decodes to the page with the nonce of the answer: %s', async (_, filler) => {
    const body = await bodyOf(page(filler));
    expect(body.hasBrotli).toBe(true);
    for (const nonce of [createNonce(), createNonce(), 'AAAAAAAAAAAAAAAAAAAAAA', 'Veranstaltung_1_Konzer']) {
      const answer = body.bytes(nonce, 'br');
      expect(brotliDecompressSync(answer).toString('utf8')).toBe(page(filler).replace(NONCE_SLOT, nonce));
    }
  });

  it('is compressed wherever in the page the nonce is', async () => {
    for (let start = 0; start < 100; start += 1) {
      const rows = Array.from(
        { length: 40 },
        (_, index) =>
          `<li class="${'abc'[index % 3]}"><a href="/de/veranstaltungen/${start}-${index}">${start * index} €</a></li>`,
      );
      expect(
        (await bodyOf(`<head><script nonce="${NONCE_SLOT}">${'go();'.repeat(start)}</script></head>${rows.join('')}`))
          .hasBrotli,
      ).toBe(true);
    }
  });

  it('serves plain text to clients without brotli', async () => {
    const body = await bodyOf(page('x'));
    expect(String(body.bytes('n'.repeat(22), 'identity'))).toBe(page('x').replace(NONCE_SLOT, 'n'.repeat(22)));
  });

  it('refuses a page with two nonces', async () => {
    await expect(bodyOf(page('') + NONCE_SLOT)).rejects.toThrow('exactly one nonce');
  });
});
