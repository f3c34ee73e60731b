import type { AnswerOf } from '@vestibule/contracts';
import { desc } from 'drizzle-orm';
import { mails } from '../../engines/mail/tables';
import { addModule, addPage } from '../../testing/fixtures';
import { createTestApp, NOON, type TestApp } from '../../testing/test-app';
import { staff } from '../users/testing/staff';
import { notifyComments } from './notify';

type Answer = AnswerOf<'recordComments'>;
type Person = Awaited<ReturnType<typeof staff>>;

let site: TestApp;
let eva: Person;
let mara: Person;
let page: number;
describe('comments', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    site.setNow(NOON);
    [eva, mara] = [await staff(site, 'editor', 'eva'), await staff(site, 'publisher', 'mara')];
    page = await addPage(site.db, { de: '/de/besuch' });
  });
  afterAll(() => site.close());

  const path = (kind = 'pages', id = page) => `/api/records/${kind}/${id}/comments/`;
  const add = (person: Person, body: object, at = path()) => person.write('POST', at, body);
  const change = (person: Person, id: number, body: object) => person.write('PATCH', `${path()}${id}/`, body);
  const remove = (person: Person, id: number) => person.write('DELETE', `${path()}${id}/`);
  const read = async (person: Person) => (await person.get(path())).json<Answer>().comments;
  const fail = (error: unknown) => {
    throw error;
  };
  const mailed = async () => {
    await notifyComments(site.db, { now: NOON, origin: 'https://www.example.org' }, fail);
    const sent = await site.db.select().from(mails).orderBy(desc(mails.id));
    await site.db.delete(mails);
    return sent.map(({ recipient, text }) => `${recipient} ${text.includes('erwähnt') ? 'mentioned' : 'replied'}`);
  };
  const mentions = async (person: Person) =>
    (await person.get('/de/api/dashboard/')).json<AnswerOf<'dashboard'>>().mentions;

  test('are about a record, a field or a module, and have replies', async () => {
    const module = await addModule(site.db, 'text', { pageId: page, texts: { de: { content: '<p>Neu</p>' } } });
    for (const target of ['', 'field:title', `module:${module}`])
      expect((await add(eva, { text: `Zu ${target}`, target })).statusCode).toBe(200);
    const [first] = await read(mara);
    await add(mara, { text: 'Ja', thread: first!.id, target: 'field:title' });
    expect((await read(eva)).map(({ thread, target, text }) => [thread, target, text])).toEqual([
      [null, '', 'Zu'],
      [null, 'field:title', 'Zu field:title'],
      [null, `module:${module}`, `Zu module:${module}`],
      [first!.id, '', 'Ja'],
    ]);
  });

  test('mail people who are mentioned and those of the thread, once, and not their author', async () => {
    await add(eva, { text: '@mara Bitte lesen', mentions: [mara.id, eva.id] });
    expect(await mailed()).toEqual(['mara@example.org mentioned']);
    expect(await mentions(mara)).toMatchObject({ count: 1, results: [{ kind: 'pages', record_id: page }] });
    expect((await mentions(eva)).count).toBe(1);
    const [first] = await read(eva);
    await add(mara, { text: 'Gelesen', thread: first!.id });
    expect(await mailed()).toEqual(['eva@example.org replied']);
    expect(await mailed()).toEqual([]);
  });

  test('are resolved by anybody, open again with a reply, and leave the dashboard meanwhile', async () => {
    await add(eva, { text: '@mara', mentions: [mara.id] });
    const [{ id } = { id: 0 }] = await read(eva);
    expect((await change(mara, id, { resolved: true })).json<Answer>().comments[0]?.resolved).toEqual({
      at: new Date(NOON).toISOString(),
      by: 'editor',
    });
    expect((await mentions(mara)).count).toBe(0);
    await add(eva, { text: 'Doch nicht', thread: id });
    expect((await read(eva)).map(({ resolved }) => resolved)).toEqual([null, null]);
    expect((await mentions(mara)).count).toBe(1);
  });

  test('are changed and removed by their author alone, with their replies', async () => {
    await add(eva, { text: 'Alt' });
    const [{ id } = { id: 0 }] = await read(eva);
    await add(mara, { text: 'Antwort', thread: id });
    expect((await change(mara, id, { text: 'Neu' })).statusCode).toBe(403);
    expect((await remove(mara, id)).statusCode).toBe(403);
    expect((await change(eva, id, { text: 'Neu' })).statusCode).toBe(200);
    expect(await read(mara)).toMatchObject([
      { text: 'Neu', is_edited: true, may: { change: false, remove: false } },
      { text: 'Antwort', may: { change: true, remove: true } },
    ]);
    expect((await remove(eva, id)).json<Answer>().comments).toEqual([]);
  });

  test('go to the bin with their record, and come back with it', async () => {
    await add(eva, { text: 'Bleibt' });
    const record = `/api/records/pages/${page}/`;
    const { version } = (await mara.get(record)).json<{ version: string }>();
    expect((await mara.write('DELETE', record, undefined, { 'if-match': `"${version}"` })).statusCode).toBe(200);
    const [entry] = (await mara.get('/de/api/bin/')).json<AnswerOf<'bin'>>().results;
    expect((await mara.write('POST', `/api/bin/${entry?.id}/`)).statusCode).toBe(200);
    expect(await read(mara)).toMatchObject([{ text: 'Bleibt' }]);
  });

  test.each([
    [{ text: ' ' }, 400, 'text'],
    [{ text: 'a'.repeat(4001) }, 400, 'text'],
    [{ text: 'a', target: 'field:clouds' }, 400, 'target'],
    [{ text: 'a', target: 'module:999' }, 400, 'target'],
    [{ text: 'a', target: 'other' }, 400, 'target'],
    [{ text: 'a', mentions: [999] }, 400, 'mentions'],
    [{ text: 'a', thread: 999 }, 404, undefined],
  ])('%j is refused', async (body, status, field) => {
    const answer = await add(eva, body);
    expect([answer.statusCode, answer.json<{ field?: string }>().field]).toEqual([status, field]);
    expect(await read(eva)).toEqual([]);
  });

  test('of other records and of strangers are not to be written', async () => {
    await add(eva, { text: 'a' });
    const [{ id } = { id: 0 }] = await read(eva);
    const other = await addPage(site.db, { de: '/de/anfahrt' });
    expect((await add(eva, { text: 'b', thread: id }, path('pages', other))).statusCode).toBe(404);
    expect((await add(eva, { text: 'b' }, path('pages', 999))).statusCode).toBe(404);
    await add(eva, { text: 'b', thread: id });
    const reply = (await read(eva)).at(-1)!;
    expect((await add(eva, { text: 'c', thread: reply.id })).json()).toMatchObject({ field: 'thread' });
    expect((await change(eva, reply.id, { resolved: true })).json()).toMatchObject({ field: 'resolved' });
    expect((await site.visitor().get(path())).statusCode).toBe(401);
  });
});
