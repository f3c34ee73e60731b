import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync, gzipSync } from 'node:zlib';
import type { MediaItem } from '@vestibule/contracts/schemas/media';
import sharp from 'sharp';
import { addEditor, EDITOR } from '../../../testing/fixtures';
import { SOUNDS } from '../../../testing/sounds';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';

let site: TestApp;
let editor: Visitor;
let dataDir: string;
describe('polyglots', () => {
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vestibule-polyglots-'));
    site = await createTestApp({ dataDir });
    await addEditor(site.db, 'publisher');
    editor = site.visitor();
    await editor.login(EDITOR.email, EDITOR.password);
  });
  afterAll(async () => {
    await site.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const MARKUP = '<script>alert(1)</script>';
  const upload = async (payload: Buffer, name: string) =>
    editor.send({
      method: 'POST',
      url: `/api/media/?name=${name}`,
      payload,
      headers: { 'x-csrftoken': await editor.csrf(), 'content-type': 'application/octet-stream' },
    });
  const picture = () =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: '#00ffff' } })
      .png()
      .toBuffer();

  test.each([
    ['an archive that unpacks to a thousand times its size', gzipSync(Buffer.alloc(1_000_000))],
    ['a ZIP with a picture’s name', Buffer.from('PK\u0003\u0004picture.png', 'latin1')],
    ['a script that begins as a GIF does', Buffer.from('GIF89a/*\0*/=1;alert(1)', 'latin1')],
    ['a page that begins as an AVIF does', Buffer.from(`\0\0\0\u0020ftypavif${MARKUP}`, 'latin1')],
    ['a page that begins as a WebP does', Buffer.from(`RIFF\0\0\0\0WEBP${MARKUP}`, 'latin1')],
  ])('%s is refused', async (_, bytes) => {
    const answer = await upload(bytes, 'bild.png');
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'validation', field: 'file' }]);
  });

  /** A text of a PNG, compressed: it may be a thousand times larger than the upload. */
  async function withText(text: string): Promise<Buffer> {
    const whole = await picture();
    const data = Buffer.concat([Buffer.from('zTXtComment\0\0', 'latin1'), deflateSync(text)]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length - 4);
    sum.writeUInt32BE(crc32(data));
    // Behind the signature and the header, which are 33 bytes.
    return Buffer.concat([whole.subarray(0, 33), length, data, sum, whole.subarray(33)]);
  }

  test.each([
    ['as its text', () => withText(MARKUP)],
    ['as a text of 2 MB', () => withText(MARKUP.repeat(80_000))],
    [
      'in the EXIF data of a camera',
      async () =>
        sharp(await picture())
          .jpeg()
          .withExif({ IFD0: { ImageDescription: MARKUP } })
          .toBuffer(),
    ],
  ])('markup in a picture, %s, is not sent on', async (_, make) => {
    const { url } = (await upload(await make(), 'bild.png')).json<MediaItem>();
    const { headers, rawPayload } = await site.visitor().get(url);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(rawPayload.includes('script')).toBe(false);
  });

  test.each([
    ['a PDF', Buffer.from(`%PDF-1.7\n${MARKUP}`), 'application/pdf'],
    ['captions', Buffer.from(`WEBVTT\n\n00:00.000 --> 00:01.000\n${MARKUP}`), 'text/vtt'],
    ['a recording', Buffer.concat([SOUNDS.wav, Buffer.from(MARKUP)]), 'audio/wav'],
  ])('%s with a page in it is sent with its own type, and nothing of it runs', async (_, bytes, type) => {
    const { url } = (await upload(bytes, 'seite.html')).json<MediaItem>();
    const { headers } = await site.visitor().get(url);
    expect(String(headers['content-type']).split(';')[0]).toBe(type);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(headers['content-security-policy']).not.toContain('script-src');
  });
});
