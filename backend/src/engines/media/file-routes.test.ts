import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileUrl } from './files/present-files';
import { hashAll, writeFiles } from '../../features/packs/write/files';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { FILES, SOUNDS, writeSound } from '../../testing/sounds';

const CONTENT = SOUNDS.mp3;
const OTHERS = { mp4: 'video/mp4', webm: 'video/webm', vtt: 'text/vtt', pdf: 'application/pdf' } as const;
let site: TestApp;
let dataDir: string;
let url: string;
const others: Record<string, string> = {};

describe('file routes', () => {
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vestibule-audio-'));
    site = await createTestApp({ dataDir });
    const source = join(dataDir, 'media', 'a.mp3');
    await writeSound(source, CONTENT);
    const hashed = await hashAll([{ file: 'a.mp3', source, type: 'audio/mpeg' }]);
    await writeFiles(site.db, hashed);
    url = fileUrl(hashed[0] as (typeof hashed)[number]);
    for (const [file, type] of Object.entries(OTHERS)) {
      const path = join(dataDir, 'media', `b.${file}`);
      await writeSound(path, FILES[file as keyof typeof FILES]);
      const [other] = await hashAll([{ file: `b.${file}`, source: path, type }]);
      if (other === undefined) throw new Error('Nothing was hashed');
      await writeFiles(site.db, [other]);
      others[file] = fileUrl(other);
    }
  });
  afterAll(async () => {
    await site.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const get = (headers: Record<string, string> = {}, path = url) =>
    site.app.inject({ method: 'GET', url: path, headers });

  test('a recording is sent whole, with its own type, for ever', async () => {
    const answer = await get();
    expect([answer.statusCode, answer.rawPayload]).toEqual([200, CONTENT]);
    expect(answer.headers).toMatchObject({
      'content-type': 'audio/mpeg',
      'content-length': String(CONTENT.length),
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; media-src 'self'",
    });
    expect((await get({ 'if-none-match': String(answer.headers['etag']) })).statusCode).toBe(304);
    const head = await site.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(CONTENT.length),
      0,
    ]);
  });

  test('a part that is requested is given alone', async () => {
    const answer = await get({ range: 'bytes=2-5' });
    expect([answer.statusCode, answer.rawPayload]).toEqual([206, CONTENT.subarray(2, 6)]);
    expect(answer.headers).toMatchObject({
      'content-range': `bytes 2-5/${CONTENT.length}`,
      'content-length': '4',
      'content-type': 'audio/mpeg',
    });
  });

  test('a part that it does not have is refused, with its size, and the refusal is not stored', async () => {
    const answer = await get({ range: `bytes=${CONTENT.length}-` });
    expect([answer.statusCode, answer.headers['content-range'], answer.headers['cache-control']]).toEqual([
      416,
      `bytes */${CONTENT.length}`,
      'no-store',
    ]);
  });

  test('the rest of another file is not mixed with this one', async () => {
    const { etag } = (await get()).headers;
    expect((await get({ range: 'bytes=2-', 'if-range': String(etag) })).statusCode).toBe(206);
    expect((await get({ range: 'bytes=2-', 'if-range': '"0123456789abcdef"' })).statusCode).toBe(200);
  });

  test.each([
    '/media/audio/0000000000000000.mp3',
    '/media/audio/x.mp3',
    '/media/audio/%25%25.mp3',
    '/media/audio/..%2fa.mp3',
    '/media/audio/toString',
  ])('%s is not found', async (path) => {
    const answer = await get({}, path);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('it is not found under the name of another kind', async () =>
    expect((await get({}, url.replace('.mp3', '.wav'))).statusCode).toBe(404));

  test.each([
    ['mp4', '/media/video/'],
    ['webm', '/media/video/'],
    ['vtt', '/media/captions/'],
    ['pdf', '/media/document/'],
  ] as const)('%s is below %s, in parts too, with its own type alone', async (file, folder) => {
    const path = others[file] ?? '';
    expect(path.startsWith(folder)).toBe(true);
    const answer = await get({ range: 'bytes=0-3' }, path);
    expect([answer.statusCode, answer.rawPayload]).toEqual([206, FILES[file].subarray(0, 4)]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(String(answer.headers['content-type'])).toMatch(OTHERS[file]);
    expect((await get({}, path.replace(folder, '/media/audio/'))).statusCode).toBe(404);
  });

  test('a document may be in a frame of this site, and runs nothing', async () => {
    const { headers } = await get({}, others['pdf'] ?? '');
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    );
  });
});
