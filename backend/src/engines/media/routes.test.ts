import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { writePicture } from '../../features/packs/testing/pack';
import { writeMedia } from '../../features/packs/write/media';
import { measure } from './measure';
import { createTestApp, type TestApp } from '../../testing/test-app';

let site: TestApp;
let dataDir: string;
let id: string;

describe('media: routes', () => {
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vestibule-media-'));
    site = await createTestApp({ dataDir });
    const source = join(dataDir, 'media', 'red.jpg');
    await writePicture(source, { width: 900, height: 600 });
    const measured = await measure(source);
    await writeMedia(site.db, [{ file: 'red.jpg', source, alt: {}, focal: [0.5, 0.5], credit: '', measured }]);
    id = measured.hash.slice(0, 16);
  });
  afterAll(async () => {
    await site.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    site.app.inject({ method: 'GET', url: `/media/${path}`, headers });

  test.each([
    ['640.webp', 'image/webp', 'webp', 640],
    ['768.jpg', 'image/jpeg', 'jpeg', 768],
    ['1536.jpg', 'image/jpeg', 'jpeg', 900],
  ])('%s is of its type and never wider than the original', async (file, type, format, width) => {
    const answer = await get(`${id}/${file}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
      'content-length': String(answer.rawPayload.length),
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width });
  });

  test('a picture whose original is missing is not found, as one that nobody has taken in', async () => {
    const source = join(dataDir, 'media', 'lost.jpg');
    await writePicture(source, { width: 400, height: 300, color: '#00ff00' });
    const measured = await measure(source);
    await writeMedia(site.db, [{ file: 'lost.jpg', source, alt: {}, focal: [0.5, 0.5], credit: '', measured }]);
    await rm(source);
    for (const file of ['320.jpg', '320.avif']) {
      const answer = await get(`${measured.hash.slice(0, 16)}/${file}`);
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not_found' }]);
    }
  });

  test('a missing AVIF is a WebP for a minute, and made for later requests', async () => {
    const first = await get(`${id}/640.avif`);
    expect(first.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=60' });
    expect(first.headers).not.toHaveProperty('etag');
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640 });
    let later = first;
    while (later.headers['content-type'] === 'image/webp') later = await get(`${id}/640.avif`);
    expect(later.headers).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: `"${id}-640-avif"`,
    });
    expect(await sharp(later.rawPayload).metadata()).toMatchObject({ format: 'heif', width: 640 });
  });

  test('pictures that a client waits for are made before those for later requests', async () => {
    const sources = Array.from({ length: 6 }, (_, index) => join(dataDir, 'media', `next-${index}.jpg`));
    const ids: string[] = [];
    for (const [index, source] of sources.entries()) {
      await writePicture(source, { width: 1200, height: 900, color: `#0${index}0f0f` });
      const measured = await measure(source);
      const file = `next-${index}.jpg`;
      await writeMedia(site.db, [{ file, source, alt: {}, focal: [0.5, 0.5], credit: '', measured }]);
      ids.push(measured.hash.slice(0, 16));
    }
    const answers = await Promise.all(ids.map((one) => get(`${one}/1280.avif`)));
    const files = await readdir(join(dataDir, 'media-cache'), { recursive: true });
    expect(answers.map(({ headers }) => headers['content-type'])).toEqual(ids.map(() => 'image/webp'));
    // In turn with the others five would be there.
    const made = files.filter((file) => ids.some((one) => file.includes(`/${one}`)) && file.endsWith('1280.avif'));
    expect(made.length).toBeLessThan(3);
  });

  test.each(['png', 'gif'] as const)('transparent parts of a %s stay transparent', async (kind) => {
    const source = join(dataDir, 'media', `logo.${kind}`);
    const clear = { r: 255, g: 0, b: 0, alpha: 0 };
    await sharp({ create: { width: 400, height: 200, channels: 4, background: clear } })
      .toFormat(kind)
      .toFile(source);
    const measured = await measure(source);
    expect(measured.color).toMatch(/^#[0-9a-f]{6}00$/);
    await writeMedia(site.db, [{ file: `logo.${kind}`, source, alt: {}, credit: '', focal: [0.5, 0.5], measured }]);
    for (const format of ['avif', 'webp', 'png']) {
      const { rawPayload } = await get(`${measured.hash.slice(0, 16)}/320.${format}`);
      expect([format, (await sharp(rawPayload).stats()).isOpaque]).toEqual([format, false]);
    }
    const { rawPayload } = await get(`${measured.hash.slice(0, 16)}/320.jpg`);
    expect((await sharp(rawPayload).stats()).dominant).toEqual({ r: 248, g: 248, b: 248 });
  });

  test('HEAD returns the size and sends nothing; a known tag is answered with 304', async () => {
    const whole = await get(`${id}/320.webp`);
    const head = await site.app.inject({ method: 'HEAD', url: `/media/${id}/320.webp` });
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      whole.headers['content-length'],
      0,
    ]);
    const again = await get(`${id}/320.webp`, { 'if-none-match': String(whole.headers['etag']) });
    expect([again.statusCode, again.rawPayload.length, again.headers['etag']]).toEqual([304, 0, whole.headers['etag']]);
  });

  test('many who ask at once get one file made', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => get(`${id}/1024.webp`)));
    expect(new Set(answers.map((answer) => answer.rawPayload.toString('base64'))).size).toBe(1);
    const files = (await readdir(join(dataDir, 'media-cache'), { recursive: true })).filter((name) =>
      name.includes('1024'),
    );
    expect(files).toEqual([expect.stringMatching(/-1024\.webp$/)]);
  });

  test.each([
    '321.webp',
    '320.gif',
    '320.svg',
    '0320.webp',
    '320.webp.jpg',
    '-320.webp',
    '320',
    '%2e%2e%2f320.webp',
    '99999.jpg',
  ])('%s is not found', async (file) => {
    const answer = await get(`${id}/${file}`);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    '0'.repeat(16),
    '0'.repeat(64),
    '%',
    '%25%25%25%25%25%25%25%25%25%25%25%25%25%25%25%25',
    '..%2f..%2fetc',
    '_'.repeat(16),
  ])('the picture %s is not found', async (other) => {
    expect([400, 404]).toContain((await get(`${other}/320.webp`)).statusCode);
  });

  test('sizes that many ask for wait in turn, and one that is made waits for none of them', async () => {
    const ask = (path: string, client: string) => get(path, { 'x-forwarded-for': client });
    const made = `${id}/320.avif`;
    expect((await ask(made, '10.1.0.1')).statusCode).toBe(200);
    const pictures: string[] = [];
    for (let count = 0; count < 8; count += 1) {
      const source = join(dataDir, 'media', `many-${count}.jpg`);
      await writePicture(source, { width: 1200, height: 900, color: `#00${count}0ff` });
      const measured = await measure(source);
      await writeMedia(site.db, [
        { file: `many-${count}.jpg`, source, alt: {}, focal: [0.5, 0.5], credit: '', measured },
      ]);
      pictures.push(measured.hash.slice(0, 16));
    }
    const order: string[] = [];
    const sizes = [320, 640, 768, 1280].flatMap((width) => ['avif', 'webp'].map((type) => `${width}.${type}`));
    const attack = pictures.flatMap((picture) => sizes.map((size) => `${picture}/${size}`));
    const answers = attack.map(async (path) => {
      const { statusCode, headers } = await ask(path, '10.1.0.66');
      order.push(`attack ${statusCode}`);
      return [statusCode, headers['retry-after']];
    });
    const other = ask(made, '10.1.0.2').then(({ statusCode }) => order.push(`made ${statusCode}`));
    const fresh = ask(`${id}/1280.webp`, '10.1.0.2').then(({ statusCode }) => order.push(`fresh ${statusCode}`));
    const all = await Promise.all(answers);
    await Promise.all([other, fresh]);
    const made200 = all.filter(([status]) => status === 200).length;
    // One is made at once and 24 wait; a size that is made early leaves its place to another.
    expect(made200).toBeGreaterThanOrEqual(24);
    expect(made200).toBeLessThan(attack.length / 2);
    expect(all.filter(([status, retry]) => status === 503 && retry === '5')).toHaveLength(attack.length - made200);
    const ended = order.filter((entry) => entry !== 'attack 503');
    expect(ended.indexOf('made 200')).toBeLessThan(6);
    expect(ended.indexOf('fresh 200')).toBeLessThan(8);
  });
});
