import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FORM_FIELD_TYPES as TYPES } from '@vestibule/contracts';
import { MAX_FORM_FILE_BYTES } from '@vestibule/contracts/form-files';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { formEntries, formFiles } from '../../tables';
import { forms } from '../../../../engines/records/tables';
import { mails } from '../../../../engines/mail/tables';
import { addEditor, EDITOR } from '../../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../../testing/test-app';
import { storedField } from '../testing/stored-field';
import { expireFiles } from './expire-files';
import { makeRoomForFile } from './make-room';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >>\nendobj\n');
const HOURS = 3_600_000;
let site: TestApp;
let dataDir: string;
describe('files', () => {
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vestibule-form-files-'));
    site = await createTestApp({ dataDir });
  });
  beforeEach(async () => {
    await site.reset();
    await rm(join(dataDir, 'form-files'), { recursive: true, force: true });
    await site.db.insert(forms).values({
      key: 'bewerbung',
      title: { de: 'Bewerbung' },
      email: 'haus@example.org',
      fields: [storedField('name', TYPES.text), storedField('letter', TYPES.file, { label: { de: 'Anschreiben' } })],
    });
  });
  afterAll(async () => {
    await site.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  let address = 0;
  const visitor = () => site.visitor({ 'x-forwarded-for': `192.0.2.${(address += 1) % 250}` });
  const stored = () => readdir(join(dataDir, 'form-files')).catch(() => []);

  /** Uploads as a page's script does; `control` is the name of the form's field. */
  async function upload(content: Buffer, { name = 'brief.pdf', control = 'file', lang = 'de' } = {}) {
    const from = visitor();
    const form = new FormData();
    form.set(control, new Blob([new Uint8Array(content)]), name);
    const { headers, body } = new Request('http://a.example', { method: 'POST', body: form });
    const payload = Buffer.from(await new Response(body).arrayBuffer());
    const type = { 'content-type': headers.get('content-type') ?? '', 'x-csrftoken': await from.csrf() };
    return from.send({ method: 'POST', url: `/${lang}/api/temp-files/`, headers: type, payload });
  }
  const uploaded = async (content: Buffer, name?: string) =>
    (await upload(content, name === undefined ? {} : { name })).json<{ id: string }>().id;
  const send = (letter: unknown) =>
    visitor().write('POST', '/de/api/forms-entries/', { form: 1, field_values: { name: 'Anna', letter } });
  async function publisher() {
    await addEditor(site.db, 'publisher');
    const one = site.visitor();
    await one.login(EDITOR.email, EDITOR.password);
    return one;
  }

  test('a file waits for its entry, comes with it, and is downloaded by those who may read entries', async () => {
    const answer = await upload(PDF, { name: 'C:\\Briefe\\Über "mich".pdf' });
    expect(answer.json()).toEqual({
      id: expect.stringMatching(/^[\w-]{43}$/) as string,
      name: 'Über mich.pdf',
      bytes: PDF.length,
    });
    const { id } = answer.json<{ id: string }>();
    const staff = await publisher();
    expect((await staff.get(`/api/form-files/${id}`)).statusCode).toBe(404);
    expect((await send(id)).statusCode).toBe(200);
    expect((await site.visitor().get(`/api/form-files/${id}`)).statusCode).toBe(401);
    const download = await staff.get(`/api/form-files/${id}`);
    expect(download.rawPayload.equals(PDF)).toBe(true);
    expect(download.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': "attachment; filename*=UTF-8''%C3%9Cber%20mich.pdf",
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect((await staff.get('/api/forms/1/entries.csv')).body).toContain(`Über mich.pdf (/api/form-files/${id})`);
    const [mail] = await site.db.select().from(mails);
    expect(JSON.stringify(mail)).toContain('Über mich.pdf');
  });

  test('a picture is taken too', async () => {
    const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    expect((await upload(photo, { name: 'foto' })).statusCode).toBe(200);
  });

  test.each([
    ['a page that is called a document', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['an archive', Buffer.from('PK\u0003\u0004')],
    ['a program', Buffer.from('MZ\u0090\u0000')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused, and nothing of it stays', async (_, content) => {
    const answer = await upload(content, { name: 'brief.pdf' });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'validation', field: 'file' }]);
    expect([await stored(), await site.db.select().from(formFiles)]).toEqual([[], []]);
  });

  test('says what it takes in the language of the page', async () => {
    const answer = await upload(Buffer.from('MZ'), { lang: 'cs' });
    expect(answer.json<{ message: string }>().message).toBe(
      'Vyberte prosím soubor PDF nebo obrázek (JPEG, PNG, WebP).',
    );
  });

  test('one that is too large is refused, and nothing of it stays', async () => {
    const answer = await upload(Buffer.concat([PDF, Buffer.alloc(MAX_FORM_FILE_BYTES)]));
    expect([answer.statusCode, answer.json()]).toMatchObject([413, { code: 'too_large' }]);
    expect(await stored()).toEqual([]);
  });

  test('a form without a file, and a body that is no form, are refused', async () => {
    const other = await upload(PDF, { control: 'other' });
    expect([other.statusCode, other.json()]).toMatchObject([400, { code: 'validation', field: 'file' }]);
    const json = await visitor().write('POST', '/de/api/temp-files/', { file: 'a' });
    expect([json.statusCode, json.json()]).toMatchObject([415, { code: 'unsupported_media_type' }]);
  });

  test('only a page of the site uploads', async () => {
    const payload = '--a\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n%PDF-1\r\n--a--\r\n';
    const forged = { method: 'POST', url: '/de/api/temp-files/', payload } as const;
    const type = { 'content-type': 'multipart/form-data; boundary=a' };
    expect((await site.visitor().send({ ...forged, headers: type })).statusCode).toBe(403);
    expect(await stored()).toEqual([]);
  });

  test.each(['a'.repeat(43), '../secret', 7, ['a'.repeat(43)], { id: 'a' }])(
    'an entry that names a file that is not there is not stored: %j',
    async (letter) => {
      const answer = await send(letter);
      expect(answer.statusCode).toBe(400);
      expect(await site.db.select().from(formEntries)).toEqual([]);
    },
  );

  test('nobody else’s file comes with an entry', async () => {
    const id = await uploaded(PDF);
    await send(id);
    const again = await send(id);
    expect([again.statusCode, again.json()]).toMatchObject([
      400,
      { field: 'letter', message: 'Diese Datei ist nicht mehr da. Bitte wählen Sie sie noch einmal aus.' },
    ]);
  });

  test('files whose entry is not sent are deleted after two hours, those of entries with their entry', async () => {
    const [kept, late] = [await uploaded(PDF), await uploaded(PDF)];
    await send(kept);
    const at = Date.now();
    await expireFiles(site.db, dataDir, at + HOURS);
    expect((await stored()).sort()).toEqual([kept, late].sort());
    await expireFiles(site.db, dataDir, at + 3 * HOURS);
    expect(await stored()).toEqual([kept]);
    await site.db.delete(formEntries).where(eq(formEntries.formId, 1));
    await utimes(join(dataDir, 'form-files', kept), at / 1000, at / 1000);
    await expireFiles(site.db, dataDir, at + 3 * HOURS);
    expect([await stored(), await site.db.select().from(formFiles)]).toEqual([[], []]);
  });

  describe('files that wait for their forms', () => {
    const waiting = (id: string, client: string, bytes: number, minute: number) => {
      const createdAt = new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString();
      return site.db.insert(formFiles).values({ id, name: id, type: 'application/pdf', bytes, client, createdAt });
    };
    const left = async () => (await site.db.select().from(formFiles)).map(({ id }) => id).sort();

    it('are deleted where they fill the disk, the oldest of the client with the most; nobody else is refused', async () => {
      await waiting('mine', '10.0.0.1', 1_000_000, 0);
      for (let index = 0; index < 4; index += 1) await waiting(`theirs-${index}`, '10.6.6.6', 249_000_000, index);
      expect((await upload(PDF)).statusCode).toBe(200);
      expect(await left()).toEqual(expect.arrayContaining(['mine', 'theirs-1', 'theirs-2', 'theirs-3']));
      expect(await left()).not.toContain('theirs-0');
    });

    it('are of one client no more than its share, without those of others going', async () => {
      await waiting('other', '10.0.0.1', 49_000_000, 0);
      for (let index = 0; index < 6; index += 1) await waiting(`own-${index}`, '10.0.0.2', 9_000_000, index);
      await makeRoomForFile(site.db, '10.0.0.2', 10_000_000);
      expect(await left()).toEqual(['other', 'own-2', 'own-3', 'own-4', 'own-5']);
    });
  });
});
