import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaItem } from '@vestibule/contracts/schemas/media';
import sharp from 'sharp';
import { media } from '../../../engines/media/tables';
import { addEditor, EDITOR } from '../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';

const ALL_PAGES = /pages.*events|events.*pages/;
let site: TestApp;
let editor: Visitor;
let dataDir: string;
describe('library', () => {
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vestibule-library-'));
    site = await createTestApp({ dataDir });
  });
  beforeEach(async () => {
    await site.reset();
    await rm(join(dataDir, 'media'), { recursive: true, force: true });
    await addEditor(site.db, 'publisher');
    editor = site.visitor();
    await editor.login(EDITOR.email, EDITOR.password);
  });
  afterAll(async () => {
    await site.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  const picture = (color: string) =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: color } })
      .png()
      .toBuffer();
  const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj\n');

  async function post(visitor: Visitor, url: string, payload: Buffer, headers: Record<string, string> = {}) {
    const csrf = { 'x-csrftoken': await visitor.csrf() };
    const type = { 'content-type': 'application/octet-stream' };
    return visitor.send({ method: 'POST', url, payload, headers: { ...csrf, ...type, ...headers } });
  }
  const upload = (payload: Buffer, name = 'Großer Saal.jpeg') =>
    post(editor, `/api/media/?${new URLSearchParams({ name }).toString()}`, payload);
  const uploaded = async (payload: Buffer, name?: string) => (await upload(payload, name)).json<MediaItem>();
  const list = async (query = '') =>
    (await editor.get(`/api/media/${query}`)).json<{ results: MediaItem[] }>().results.map(({ file }) => file);
  const onDisk = () => (existsSync(join(dataDir, 'media')) ? readdirSync(join(dataDir, 'media')) : []);
  const match = ({ version }: MediaItem) => ({ 'if-match': `"${version}"` });

  test('a picture is taken by its content, under a name that every system takes, and is shown at once', async () => {
    const answer = await upload(await picture('#ff0000'));
    expect(answer.statusCode).toBe(201);
    const item = answer.json<MediaItem>();
    expect(item).toMatchObject({ file: 'grosser-saal.png', kind: 'picture', width: 40, height: 20, color: '#f80808' });
    expect((await site.visitor().get(item.url)).headers['content-type']).toBe('image/jpeg');
    expect(await uploaded(await picture('#00ff00'))).toMatchObject({ file: 'grosser-saal-2.png' });
  });

  test('the same content is there once', async () => {
    const first = await uploaded(await picture('#ff0000'));
    const again = await upload(await picture('#ff0000'), 'another.png');
    expect([again.statusCode, again.json()]).toEqual([200, first]);
    expect(onDisk()).toEqual([first.file]);
  });

  test.each([
    ['an HTML page that is called a picture', Buffer.from('<!doctype html><script>alert(1)</script>'), 400],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 400],
    ['a program', Buffer.from('MZ\u0090\u0000'), 400],
    ['nothing', Buffer.alloc(0), 400],
    ['captions larger than captions are', Buffer.from(`WEBVTT\n\n${'a'.repeat(1_000_001)}`), 400],
  ])('%s is refused, and nothing of it stays', async (_, bytes, status) => {
    const answer = await upload(bytes, 'bild.png');
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code: 'validation', field: 'file' }]);
    expect(onDisk()).toEqual([]);
    expect(await list()).toEqual([]);
  });

  test('bytes behind a picture change nothing of how it is sent', async () => {
    const item = await uploaded(Buffer.concat([await picture('#0000ff'), Buffer.from('<script>alert(1)</script>')]));
    const { headers } = await site.visitor().get(item.url);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'",
    });
    expect((await site.visitor().get(item.url)).rawPayload.includes('script')).toBe(false);
  });

  test('a document keeps its type, whatever its name says', async () => {
    const item = await uploaded(PDF, 'plan.html');
    expect(item).toMatchObject({ file: 'plan.pdf', kind: 'document', width: null });
    const { headers } = await site.visitor().get(item.url);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  test('the texts of a picture are changed against its version; a field that a change leaves out stays', async () => {
    const item = await uploaded(await picture('#ff0000'));
    const path = `/api/media/${item.file}/`;
    const changed = await editor.write('PATCH', path, { alt: { de: 'Rot' }, focal: [0.2, 0.8] }, match(item));
    expect(changed.headers['x-purge-tags']).toMatch(ALL_PAGES);
    expect(changed.json()).toMatchObject({ alt: { de: 'Rot' }, focal: [0.2, 0.8], credit: '' });
    const more = await editor.write('PATCH', path, { alt: { en: 'Red' } }, match(changed.json()));
    expect(more.json()).toMatchObject({ alt: { de: 'Rot', en: 'Red' }, focal: [0.2, 0.8] });
    expect((await editor.write('PATCH', path, { credit: 'A' }, match(item))).statusCode).toBe(412);
    expect((await editor.write('PATCH', path, { credit: 'A' })).statusCode).toBe(428);
    const wrong = await editor.write('PATCH', path, { focal: [2, 0] }, match(more.json()));
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { field: 'focal[0]' }]);
    expect((await editor.get(path)).headers['etag']).toBe(`"${more.json<MediaItem>().version}"`);
  });

  test('another content keeps the name and the texts; a file of another kind is refused', async () => {
    const item = await uploaded(await picture('#ff0000'));
    const path = `/api/media/${item.file}/content/`;
    const refused = await post(editor, path, PDF, match(item));
    expect([refused.statusCode, refused.json()]).toMatchObject([400, { field: 'file' }]);
    const answer = await post(editor, path, await picture('#00ff00'), match(item));
    expect(answer.headers['x-purge-tags']).toMatch(ALL_PAGES);
    expect(answer.json<MediaItem>()).toMatchObject({ file: item.file, color: '#08f808' });
    expect(answer.json<MediaItem>().url).not.toBe(item.url);
    expect((await post(editor, path, await picture('#0000ff'), match(item))).statusCode).toBe(412);
  });

  test('unused files are found and removed; used ones stay', async () => {
    const used = await uploaded(await picture('#ff0000'), 'used.png');
    const unused = await uploaded(await picture('#00ff00'), 'unused.png');
    await editor.write('POST', '/api/records/persons/', { key: 'mara', name: 'Mara Beispiel', image: used.file });
    expect(await list('?unused=true')).toEqual([unused.file]);
    const refused = await editor.write('DELETE', `/api/media/${used.file}/`, undefined, match(used));
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([409, 'It is used by 1 persons']);
    const gone = await editor.write('DELETE', `/api/media/${unused.file}/`, undefined, match(unused));
    expect(gone.statusCode).toBe(200);
    expect(onDisk()).toEqual([used.file]);
    expect((await site.visitor().get(unused.url)).statusCode).toBe(404);
  });

  test('a file that a text links to is used', async () => {
    const plan = await uploaded(PDF, 'plan.pdf');
    const body = { de: `<p><a href="${plan.url}">Plan</a></p>` };
    await editor.write('POST', '/api/records/persons/', { key: 'mara', name: 'Mara Beispiel', body });
    expect(await list('?unused=true')).toEqual([]);
    const refused = await editor.write('DELETE', `/api/media/${plan.file}/`, undefined, match(plan));
    expect(refused.statusCode).toBe(409);
  });

  test('the library is listed by name, by words, by kind, and by missing alternative texts', async () => {
    await uploaded(await picture('#ff0000'), 'rot.png');
    const green = await uploaded(await picture('#00ff00'), 'gruen.png');
    await uploaded(PDF, 'plan.pdf');
    const alt = { de: 'Ein Feld', en: 'A field', cs: 'Pole' };
    await editor.write('PATCH', `/api/media/${green.file}/`, { alt }, match(green));
    expect(await list()).toEqual(['gruen.png', 'plan.pdf', 'rot.png']);
    expect(await list('?page_size=1&page=2')).toEqual(['plan.pdf']);
    expect(await list('?q=field')).toEqual(['gruen.png']);
    expect(await list('?kind=document')).toEqual(['plan.pdf']);
    expect(await list('?without_alt=true')).toEqual(['rot.png']);
  });

  test('only editors see and fill it, and only with proof that the site itself asks', async () => {
    const visitor = site.visitor();
    const bytes = await picture('#ff0000');
    expect((await visitor.get('/api/media/')).statusCode).toBe(401);
    expect((await post(visitor, '/api/media/', bytes)).statusCode).toBe(401);
    const headers = { 'content-type': 'application/octet-stream' };
    const forged = await editor.send({ method: 'POST', url: '/api/media/', payload: bytes, headers });
    expect([forged.statusCode, forged.json()]).toMatchObject([403, { code: 'csrf' }]);
    expect(await site.db.select().from(media)).toEqual([]);
  });

  test('a file is no body of any other call', async () => {
    const answer = await post(editor, '/api/records/persons/', PDF);
    expect([answer.statusCode, answer.json()]).toMatchObject([415, { code: 'unsupported_media_type' }]);
    const json = await editor.write('POST', '/api/media/', { name: 'a' });
    expect([json.statusCode, json.json()]).toMatchObject([415, { code: 'unsupported_media_type' }]);
  });
});
