import type { AnswerOf } from '@vestibule/contracts';
import { eq } from 'drizzle-orm';
import { arrive, leave, stay } from '../../../../engines/records/presence/presences';
import { recordPresences } from '../../../../engines/records/tables';
import { sessions, users } from '../../../../platform/auth/user-tables';
import { addEditor, addPage, EDITOR } from '../../../../testing/fixtures';
import { createTestApp, type TestApp } from '../../../../testing/test-app';
import type { Visitor } from '../../../../testing/visitor';
import { presentPresence } from './routes';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const SECOND = 1_000;
let site: TestApp;
let pageId: number;
let origin: string;
let anna: Visitor;
const ids: Record<string, number> = {};
describe('presence', () => {
  beforeAll(async () => {
    site = await createTestApp();
    origin = await site.app.listen({ port: 0 });
  });
  beforeEach(async () => {
    await site.reset();
    pageId = await addPage(site.db, { de: '/de/besuch' });
    for (const username of ['anna', 'berta']) {
      const id = await addEditor(site.db, 'editor', `${username}@example.org`);
      await site.db.update(users).set({ username }).where(eq(users.id, id));
      ids[username] = id;
    }
    anna = site.visitor();
    await anna.login('anna@example.org', EDITOR.password);
  });
  afterAll(() => site.close());

  const editor = (name: string) => ({ userId: ids[name] ?? 0, kind: 'pages', recordId: pageId }) as const;
  const seenBy = (name: string, now = NOW) => presentPresence(site.db, editor(name), now);

  test('each sees who else edits the page, by name and once, until they leave', async () => {
    const first = await arrive(site.db, editor('berta'), NOW);
    await arrive(site.db, editor('berta'), NOW);
    await arrive(site.db, editor('anna'), NOW);
    expect((await seenBy('anna')).others).toEqual(['berta']);
    expect((await seenBy('berta')).others).toEqual(['anna']);
    expect((await presentPresence(site.db, { ...editor('anna'), recordId: pageId + 1 }, NOW)).others).toEqual([]);
    await leave(site.db, first);
    expect((await seenBy('anna')).others).toEqual(['berta']);
  });

  test('an editor with a lost connection is removed after half a minute, one that sends a sign of life stays', async () => {
    const id = await arrive(site.db, editor('berta'), NOW);
    expect((await seenBy('anna', NOW + 29 * SECOND)).others).toHaveLength(1);
    expect((await seenBy('anna', NOW + 31 * SECOND)).others).toEqual([]);
    expect(await stay(site.db, id, NOW + 29 * SECOND)).toBe(true);
    expect((await seenBy('anna', NOW + 31 * SECOND)).others).toHaveLength(1);
    await arrive(site.db, editor('anna'), NOW + 120 * SECOND);
    expect(await stay(site.db, id, NOW + 120 * SECOND)).toBe(false);
  });

  test('names the last step of the content and who made it', async () => {
    expect(await seenBy('berta')).toMatchObject({ version: '', author: '' });
    await anna.write('POST', '/de/pageeditor-api/headline', { page: pageId, content: 'Neu' });
    const { version } = (await anna.get(`/de/pageeditor-api/content/page/${pageId}`)).json<AnswerOf<'content'>>();
    expect(await seenBy('berta')).toMatchObject({ version, author: 'anna' });
  });

  /** Hears the stream over a real connection, until `isEnough`; then the connection is given up. */
  async function listen(isEnough: (text: string) => boolean, of = String(pageId)) {
    const url = `${origin}/api/presence/${of}`;
    const cookie = [...anna.cookies].map((pair) => pair.join('=')).join('; ');
    const { headers, body } = await fetch(url, { headers: { cookie } });
    let text = '';
    for await (const chunk of (body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
      text += chunk;
      if (isEnough(text)) break;
    }
    return { headers, text };
  }

  test('is sent as server-sent events; a client that stops listening has left, one whose session ends gets no more', async () => {
    await arrive(site.db, editor('berta'), NOW);
    const { headers, text } = await listen((heard) => heard.endsWith('\n\n'));
    expect(headers.get('content-type')).toBe('text/event-stream');
    expect(JSON.parse(text.replace(/^data: /, ''))).toEqual({ others: ['berta'], version: '', author: '' });
    const annas = () =>
      site.db
        .select()
        .from(recordPresences)
        .where(eq(recordPresences.userId, ids['anna'] ?? 0));
    while ((await annas()).length > 0) await new Promise(setImmediate);

    const { text: last } = await listen((heard) => {
      void site.db.delete(sessions).execute();
      return heard.split('\n\n').length > 3;
    });
    expect(last.split('\n\n')).toHaveLength(2);
  });

  test('of a record names its last revision, and who else has it open, the page’s own editors too', async () => {
    const before = (await anna.get(`/api/records/pages/${pageId}/`)).json<AnswerOf<'record'>>();
    const saved = await anna.write(
      'PATCH',
      `/api/records/pages/${pageId}/?save=draft`,
      { title: { de: 'Neu' } },
      { 'if-match': `"${before.version}"` },
    );
    expect(saved.statusCode).toBe(200);
    await arrive(site.db, editor('berta'), NOW);
    const { text } = await listen((heard) => heard.endsWith('\n\n'), `pages/${pageId}`);
    expect(JSON.parse(text.replace(/^data: /, ''))).toEqual({
      others: ['berta'],
      version: expect.stringMatching(/^\d+$/),
      author: 'anna',
    });
    for (const path of ['pages/99999', 'holograms/1'])
      expect((await anna.get(`/api/presence/${path}`)).statusCode).toBe(404);
    expect((await site.visitor().get(`/api/presence/pages/${pageId}`)).statusCode).toBe(401);
  });

  test('is for those who may edit, of a page that there is', async () => {
    expect((await site.visitor().get(`/api/presence/${pageId}`)).statusCode).toBe(401);
    expect((await anna.get('/api/presence/99999')).statusCode).toBe(404);
    expect((await anna.get('/api/presence/besuch')).statusCode).toBe(404);
  });
});
