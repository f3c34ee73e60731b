import type { MediaItem } from '@vestibule/contracts/schemas/media';
import { S3Store } from '@vestibule/registry/store/s3-store';
import { startS3, type S3TestServer } from '@vestibule/registry/testing/s3-server';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { exportPack } from '../../../features/packs/export-pack';
import { importPack } from '../../../features/packs/import-pack';
import { addEditor, EDITOR } from '../../../testing/fixtures';
import { createTestApp, NOON, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';
import { BucketMedia } from './bucket-media';

let s3: S3TestServer;
let site: TestApp;
let editor: Visitor;
let home: string;
let mediaStore: BucketMedia;
let isAway = false;
describe('bucket media', () => {
  beforeEach(async () => {
    s3 = await startS3();
    home = await mkdtemp(join(tmpdir(), 'vestibule-bucket-'));
    const address = { bucket: s3.bucket, prefix: 'museum/', client: { ...s3.client, maxAttempts: 1 } };
    mediaStore = new BucketMedia(address, join(home, 'copies'));
    site = await createTestApp({ dataDir: home, mediaStore });
    await site.reset();
    await addEditor(site.db, 'publisher');
    editor = site.visitor();
    await editor.login(EDITOR.email, EDITOR.password);
  });
  afterEach(async () => {
    await site.close();
    if (!isAway) await s3.stop();
    isAway = false;
    await rm(home, { recursive: true, force: true });
  });

  const picture = (color: string) =>
    sharp({ create: { width: 640, height: 20, channels: 3, background: color } })
      .png()
      .toBuffer();
  const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n');
  async function post(url: string, payload: Buffer, headers: Record<string, string> = {}): Promise<MediaItem> {
    const own = { 'x-csrftoken': await editor.csrf(), 'content-type': 'application/octet-stream' };
    return (await editor.send({ method: 'POST', url, payload, headers: { ...own, ...headers } })).json<MediaItem>();
  }
  const upload = (payload: Buffer, name: string) => post(`/api/media/?name=${name}`, payload);
  const match = ({ version }: MediaItem) => ({ 'if-match': `"${version}"` });
  const objects = () => new S3Store({ bucket: s3.bucket, prefix: '', client: s3.client }).list('');
  const status = async (url: string) => (await site.visitor().get(url)).statusCode;
  /** As on a machine that has just been set up. */
  const forgetCopies = async () => {
    for (const folder of ['copies', 'media-cache']) await rm(join(home, folder), { recursive: true, force: true });
  };

  test('an uploaded file is in the bucket, and any machine shows it', async () => {
    const [item, document] = [await upload(await picture('#ff0000'), 'saal.png'), await upload(PDF, 'plan.pdf')];
    expect(await objects()).toEqual([
      expect.stringMatching(/^museum\/[0-9a-f]{64}$/),
      expect.stringMatching(/^museum\//),
    ]);
    expect(item.bytes).toBe((await picture('#ff0000')).length);
    await forgetCopies();
    expect(await status(item.url)).toBe(200);
    expect((await site.visitor().get(document.url)).rawPayload).toEqual(PDF);
    expect((await readdir(join(home, 'copies'))).every((name) => /^[0-9a-f]{64}$/.test(name))).toBe(true);
  });

  test('replaced or removed files leave the bucket, except the content of another file', async () => {
    const item = await upload(await picture('#ff0000'), 'saal.png');
    const other = await upload(await picture('#00ff00'), 'hof.png');
    const replaced = await post(`/api/media/${other.file}/content/`, await picture('#ff0000'), match(other));
    expect(await objects()).toHaveLength(1);
    const remove = async ({ file, version }: MediaItem) =>
      (
        await editor.send({
          method: 'DELETE',
          url: `/api/media/${file}`,
          headers: { 'x-csrftoken': await editor.csrf(), 'if-match': `"${version}"` },
        })
      ).statusCode;
    expect(await remove(item)).toBe(200);
    expect([await objects(), await status(replaced.url)]).toEqual([[expect.any(String)], 200]);
    expect(await remove(replaced)).toBe(200);
    expect(await objects()).toEqual([]);
  });

  test('while the bucket is away, files with a copy are shown, and nothing is half stored', async () => {
    const [shown, other] = [await upload(await picture('#ff0000'), 'a.png'), await upload(PDF, 'plan.pdf')];
    await forgetCopies();
    expect(await status(shown.url)).toBe(200);
    await s3.stop();
    isAway = true;
    expect(await status(shown.url)).toBe(200);
    expect(await status(shown.url.replace('320.', '640.'))).toBe(200);
    expect(await status(other.url)).toBe(503);
    expect(await upload(await picture('#0000ff'), 'new.png')).toMatchObject({ code: 'unavailable' });
    expect((await editor.get('/api/media/?q=new')).json<{ count: number }>().count).toBe(0);
    expect((await readdir(join(home, 'copies'))).filter((name) => !/^[0-9a-f]{64}$/.test(name))).toEqual([]);
  });

  test('a pack goes through the bucket; one with gaps is not written', async () => {
    await upload(await picture('#ff0000'), 'saal.png');
    await upload(PDF, 'plan.pdf');
    const pack = join(home, 'pack');
    await exportPack({ db: site.db, mediaStore, dir: pack });
    expect((await readdir(join(pack, 'media'))).sort()).toEqual(['alt.json', 'plan.pdf', 'saal.png']);
    await new S3Store({ bucket: s3.bucket, prefix: '', client: s3.client }).delete(await objects());
    await forgetCopies();
    const elsewhere = new BucketMedia({ bucket: s3.bucket, prefix: 'b/', client: s3.client }, join(home, 'copies'));
    expect(await importPack({ db: site.db, mediaStore: elsewhere, dir: pack, now: NOON })).toMatchObject({
      errors: [],
    });
    expect(await objects()).toEqual([expect.stringMatching(/^b\//), expect.stringMatching(/^b\//)]);
    await s3.stop();
    isAway = true;
    await forgetCopies();
    await expect(exportPack({ db: site.db, mediaStore, dir: join(home, 'again') })).rejects.toMatchObject({
      code: 'unavailable',
    });
  });
});
