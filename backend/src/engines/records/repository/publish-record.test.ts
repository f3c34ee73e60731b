import type { AnswerOf } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { sql } from 'drizzle-orm';
import { staff } from '../../../features/users/testing/staff';
import { createTestApp, NOON, type TestApp } from '../../../testing/test-app';
import type { Visitor } from '../../../testing/visitor';
import { recordDrafts, recordPlans, recordRevisions } from '../tables';
import { drafting } from '../testing/drafting';
import { runDuePlans } from './plan-record';

// Statements that this file shows:
// - docs/behaviour/editing.md#drafts-of-records

let site: TestApp;
let publisher: Visitor;

/** Makes a record, and returns the calls of its editors. */
async function make(kind: RecordKind, values: object, editor = publisher) {
  const made = await editor.write('POST', `/api/records/${kind}/`, values);
  expect([made.statusCode, made.body]).toEqual([201, expect.any(String)]);
  const { id } = made.json<{ id: number }>();
  return { id, ...drafting(editor, kind, id) };
}
const ARTICLE = { key: 'a', title: { de: 'Alt', en: 'Old' }, is_online: true };
const titles = async (lang = 'de') =>
  (await site.visitor().get(`/${lang}/api/articles/`)).json<AnswerOf<'articles'>>().results.map(({ title }) => title);

describe('drafts of records', () => {
  beforeAll(async () => {
    site = await createTestApp();
  });
  beforeEach(async () => {
    await site.reset();
    publisher = await staff(site, 'publisher');
  });
  afterAll(() => site.close());

  it('wait until they are published', async () => {
    const article = await make('articles', ARTICLE);
    const saved = await article.save('draft', { title: { de: 'Neu', en: 'New' }, author: 'Ada' });
    expect(saved.json()).toMatchObject({
      values: { title: { de: 'Neu' }, author: 'Ada' },
      published: { state: 'changed', draft: { author: 'editor' }, plans: [] },
    });
    expect(saved.headers['x-purge-tags']).toBeUndefined();
    expect(await titles()).toEqual(['Alt']);
    expect(await article.latest()).toEqual({ ...saved.json<object>() });
    const published = await article.change({ action: 'publish' });
    expect(published.json()).toMatchObject({ published: { state: 'published', draft: null } });
    expect(await titles()).toEqual(['Neu']);
  });

  it('are shown by lists of the hub', async () => {
    const article = await make('articles', ARTICLE);
    await article.save('draft', { title: { de: 'Neu' } });
    const { results } = (await publisher.get('/api/records/articles/')).json<AnswerOf<'records'>>();
    const { version } = await article.latest();
    expect(results).toMatchObject([{ version, values: { title: { de: 'Neu' } }, published: { state: 'changed' } }]);
  });

  it('are saved and published in one step', async () => {
    const article = await make('articles', ARTICLE);
    await article.save('draft', { author: 'Ada' });
    await article.save('publish', { title: { de: 'Neu' } });
    expect(await article.latest()).toMatchObject({
      values: { title: { de: 'Neu' }, author: 'Ada' },
      published: { state: 'published' },
    });
    expect(await titles()).toEqual(['Neu']);
  });

  it('of a record that is hidden are the record itself, which is published as a whole', async () => {
    const article = await make('articles', { ...ARTICLE, is_online: false });
    await article.save('draft', { title: { de: 'Neu' } });
    expect(await site.db.$count(recordDrafts)).toBe(0);
    expect(await titles()).toEqual([]);
    await article.change({ action: 'publish' });
    expect(await titles()).toEqual(['Neu']);
  });

  it('are thrown away, and restored from a revision', async () => {
    const article = await make('articles', ARTICLE);
    await article.save('draft', { title: { de: 'Neu', en: 'Old' } });
    await article.change({ action: 'discard' });
    expect(await article.latest()).toMatchObject({ values: ARTICLE, published: { state: 'published' } });
    const revisions = await article.revisions();
    expect(revisions.map(({ step, author }) => `${step} ${author}`)).toEqual(
      ['discard', 'draft', 'create'].map((step) => `${step} editor`),
    );
    expect(await article.revision(revisions[1]?.id ?? 0)).toMatchObject({
      changes: [{ field: 'title', lang: 'de', before: 'Alt', after: 'Neu' }],
    });
    await article.restore(revisions[1]?.id ?? 0);
    expect(await article.latest()).toMatchObject({ values: { title: { de: 'Neu' } }, published: { state: 'changed' } });
    expect(await titles()).toEqual(['Alt']);
  });

  it('without a change make no revision', async () => {
    const article = await make('articles', ARTICLE);
    for (const save of ['draft', ''] as const) await article.save(save, { title: ARTICLE.title });
    expect((await article.revisions()).map(({ step }) => step)).toEqual(['create']);
  });

  it('are published in one language alone', async () => {
    const article = await make('articles', ARTICLE);
    await article.save('draft', { title: { de: 'Neu', en: 'New' }, author: 'Ada' });
    const shown = await article.change({ action: 'publish', languages: ['en'] });
    expect(shown.statusCode).toBe(200);
    expect([await titles('de'), await titles('en')]).toEqual([['Alt'], ['New']]);
    expect(await article.latest()).toMatchObject({
      values: { title: { de: 'Neu', en: 'New' } },
      published: { state: 'changed' },
    });
    await article.change({ action: 'publish' });
    expect(await titles('de')).toEqual(['Neu']);
  });

  it('keep their other fields where a field is changed for visitors at once', async () => {
    const article = await make('articles', ARTICLE);
    await article.save('draft', { title: { de: 'Neu' }, author: 'Ada' });
    await article.save('', { author: 'Bea' });
    expect(await article.latest()).toMatchObject({
      values: { title: { de: 'Neu' }, author: 'Bea' },
      published: { state: 'changed' },
    });
    expect(await titles()).toEqual(['Alt']);
  });

  it('name another record that gets another name later', async () => {
    const hall = await make('rooms', { key: 'saal', name: 'Saal' });
    const event = await make('events', { key: 'e', title: { de: 'E' }, date_start: '2026-12-01', is_online: true });
    await event.save('draft', { room: 'Saal' });
    await hall.save('', { name: 'Halle' });
    expect(await event.latest()).toMatchObject({ values: { room: 'Halle' } });
    expect((await event.change({ action: 'publish' })).statusCode).toBe(200);
  });

  it('are refused where they could not be published', async () => {
    const article = await make('articles', ARTICLE);
    const refused = await article.save('draft', { title: null });
    expect([refused.statusCode, refused.json()]).toEqual([400, expect.objectContaining({ field: 'title' })]);
    const hidden = await article.save('draft', { is_online: false });
    expect([hidden.statusCode, hidden.json()]).toEqual([400, expect.objectContaining({ field: 'is_online' })]);
    expect(await article.latest()).toMatchObject({ values: ARTICLE, published: { state: 'published' } });
  });

  it('are based on the latest version', async () => {
    const article = await make('articles', ARTICLE);
    const { version } = await article.latest();
    await article.save('draft', { author: 'Ada' });
    for (const save of ['draft', 'publish', ''])
      expect(
        (
          await publisher.write(
            'PATCH',
            `/api/records/articles/${article.id}/?save=${save}`,
            { author: 'Bea' },
            { 'if-match': `"${version}"` },
          )
        ).statusCode,
      ).toBe(412);
  });

  it('go with their record', async () => {
    const article = await make('articles', ARTICLE);
    await article.save('draft', { author: 'Ada' });
    await article.change({ action: 'unpublish', at: '2026-12-24T10:00:00Z' });
    await article.remove();
    for (const table of [recordDrafts, recordPlans, recordRevisions]) expect(await site.db.$count(table)).toBe(0);
  });

  describe('by roles', () => {
    it('an editor without the right to publish saves them, and visitors see none of it', async () => {
      const { id } = await make('articles', ARTICLE);
      const own = drafting(await staff(site, 'editor'), 'articles', id);
      expect((await own.save('draft', { title: { de: 'Neu' } })).statusCode).toBe(200);
      const refusals = [
        await own.save('publish', {}),
        await own.save('', { title: { de: 'Neu' } }),
        await own.change({ action: 'publish' }),
        await own.change({ action: 'publish', at: '2026-12-24T10:00:00Z' }),
        await own.change({ action: 'unpublish' }),
        await own.change({ action: 'unpublish', at: '2026-12-24T10:00:00Z' }),
      ];
      expect(refusals.map(({ statusCode }) => statusCode)).toEqual(refusals.map(() => 403));
      expect(await titles()).toEqual(['Alt']);
    });

    it('roles that may publish take a plan back', async () => {
      const article = await make('articles', ARTICLE);
      await article.change({ action: 'unpublish', at: '2026-12-24T10:00:00Z' });
      const own = drafting(await staff(site, 'editor'), 'articles', article.id);
      expect((await own.change({ action: 'cancel' })).statusCode).toBe(403);
      expect(await article.latest()).toMatchObject({ published: { plans: [{ action: 'unpublish' }] } });
      await article.change({ action: 'cancel' });
      expect(await article.latest()).toMatchObject({ published: { plans: [] } });
    });

    it('the box office saves drafts of prices alone', async () => {
      const { id } = await make('events', { key: 'e', title: { de: 'E' }, date_start: '2026-12-01', is_online: true });
      const own = drafting(await staff(site, 'shop'), 'events', id);
      expect((await own.save('draft', { title: { de: 'Neu' } })).statusCode).toBe(403);
      expect((await own.save('draft', { is_free: true })).statusCode).toBe(200);
      expect((await own.change({ action: 'publish' })).statusCode).toBe(200);
    });
  });

  describe('plans', () => {
    const AT = '2026-11-21T15:00:00.000Z';
    const later = (at: string) => Date.parse(at) + 1;

    it('show the record as it was when they were made, from their instant on', async () => {
      const article = await make('articles', ARTICLE);
      await article.save('draft', { title: { de: 'Geplant' } });
      await article.change({ action: 'publish', at: AT });
      await article.save('draft', { author: 'Ada', title: { de: 'Danach' } });
      expect(await runDuePlans(site.db, Date.parse(AT) - 1)).toEqual({ tags: [], failed: [] });
      expect(await titles()).toEqual(['Alt']);
      const { tags } = await runDuePlans(site.db, later(AT));
      expect(tags).toContain('articles');
      expect(await titles()).toEqual(['Geplant']);
      expect(await article.latest()).toMatchObject({
        values: { title: { de: 'Danach' }, author: 'Ada' },
        published: { state: 'changed', plans: [] },
      });
      expect((await article.revisions()).map(({ step }) => step)).toEqual(['publish', 'draft', 'draft', 'create']);
    });

    it('put a hidden record online, and take it away', async () => {
      const article = await make('articles', { ...ARTICLE, is_online: false });
      await article.change({ action: 'publish', at: AT });
      await article.change({ action: 'unpublish', at: '2026-11-21T16:00:00Z' });
      await article.save('draft', { title: { de: 'Danach' } });
      await runDuePlans(site.db, later(AT));
      expect(await titles()).toEqual(['Alt']);
      expect(await article.latest()).toMatchObject({ published: { plans: [{ action: 'unpublish' }] } });
      await runDuePlans(site.db, later('2026-11-21T16:00:00Z'));
      expect(await titles()).toEqual([]);
    });

    it('of the past, and of more than two years ahead, are refused', async () => {
      const article = await make('articles', ARTICLE);
      for (const at of [new Date(NOON - 1).toISOString(), '2029-01-01T00:00:00Z'])
        expect((await article.change({ action: 'unpublish', at })).statusCode).toBe(400);
    });

    it('that have become impossible stay, are named, and are not tried again', async () => {
      await make('rooms', { key: 'saal', name: 'Saal' });
      const event = await make('events', { key: 'e', title: { de: 'E' }, date_start: '2026-12-01', is_online: true });
      await event.save('draft', { title: { de: 'Neu' } });
      await event.change({ action: 'publish', at: AT });
      // A title of another kind, as an older version may have stored it.
      await site.db.update(recordPlans).set({ changes: sql`'{"title":7}'::jsonb` });
      const { failed } = await runDuePlans(site.db, later(AT));
      expect(failed).toMatchObject([{ kind: 'events', id: event.id }]);
      expect(await event.latest()).toMatchObject({ published: { plans: [{ action: 'publish', hasFailed: true }] } });
      expect(await runDuePlans(site.db, later(AT))).toEqual({ tags: [], failed: [] });
    });

    it('that fail for another reason are tried again, and do not hold up the others', async () => {
      const article = await make('articles', ARTICLE);
      await article.save('draft', { title: { de: 'Geplant' } });
      await article.change({ action: 'publish', at: AT });
      // Of a kind that only a newer version knows, due before the other.
      const unknown = { kind: 'clouds' as RecordKind, recordId: 1, action: 'publish' as const, changes: {} };
      await site.db.insert(recordPlans).values({ ...unknown, at: new Date(NOON).toISOString() });
      const { failed } = await runDuePlans(site.db, later(AT));
      expect(failed).toMatchObject([{ kind: 'clouds', id: 1 }]);
      expect(await titles()).toEqual(['Geplant']);
      expect((await runDuePlans(site.db, later(AT))).failed).toHaveLength(1);
    });

    it('are no way to hide a kind that is always seen', async () => {
      const room = await make('rooms', { key: 'saal', name: 'Saal' });
      for (const at of [undefined, AT])
        expect((await room.change({ action: 'unpublish', ...(at !== undefined && { at }) })).statusCode).toBe(400);
    });
  });
});
