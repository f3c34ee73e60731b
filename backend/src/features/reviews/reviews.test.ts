import type { AnswerOf } from '@vestibule/contracts';
import { withImplied } from '@vestibule/contracts/rights/names';
import { desc } from 'drizzle-orm';
import { mails } from '../../engines/mail/tables';
import { recordReviewSteps } from '../../engines/records/tables';
import { roles } from '../../platform/auth/user-tables';
import { addModule, addPage } from '../../testing/fixtures';
import { createTestApp, NOON, type TestApp } from '../../testing/test-app';
import { staff } from '../users/testing/staff';
import { notifyReviews } from './notify';

type Answer = AnswerOf<'recordReview'>;
type Person = Awaited<ReturnType<typeof staff>>;

let site: TestApp;
let eva: Person;
let mara: Person;
describe('reviews', () => {
  beforeAll(async () => {
    site = await createTestApp({ siteOrigins: ['https://www.example.org'] });
  });
  beforeEach(async () => {
    await site.reset();
    site.setNow(NOON);
    [eva, mara] = [await staff(site, 'editor', 'eva'), await staff(site, 'publisher', 'mara')];
  });
  afterAll(() => site.close());

  const of = (kind: string, id: number) => `/api/records/${kind}/${id}/review/`;
  const read = async (person: Person, kind: string, id: number) => (await person.get(of(kind, id))).json<Answer>();
  const act = async (person: Person, kind: string, id: number, body: object, version?: string) => {
    const match = { 'if-match': `"${version ?? (await read(person, kind, id)).version}"` };
    return person.write('POST', `/de${of(kind, id)}`, body, match);
  };
  const article = async (person: Person = eva, title = 'Die Orgel') => {
    const made = await person.write('POST', '/api/records/articles/', { title: { de: title }, date: '2026-11-01' });
    expect(made.statusCode).toBe(201);
    return made.json<{ id: number }>().id;
  };
  const change = async (person: Person, id: number, values: object, save = 'draft') => {
    const { version } = (await person.get(`/api/records/articles/${id}/`)).json<{ version: string }>();
    const match = { 'if-match': `"${version}"` };
    return person.write('PATCH', `/api/records/articles/${id}/?save=${save}`, values, match);
  };
  const shown = async () =>
    (await site.visitor().get('/de/api/articles/'))
      .json<{ results: { title: string }[] }>()
      .results.map((one) => one.title);
  const fail = (error: unknown) => {
    throw error;
  };
  const mailed = async () => {
    await notifyReviews(site.db, { now: NOON, origin: 'https://www.example.org' }, fail);
    const sent = await site.db.select().from(mails).orderBy(desc(mails.id));
    await site.db.delete(mails);
    return sent.map(({ recipient, subject }) => `${recipient}: ${subject}`).toSorted();
  };
  const list = async (person: Person, query = '') =>
    (await person.get(`/de/api/reviews/?${query}`)).json<AnswerOf<'reviews'>>().results.map(({ title }) => title);

  test('a submission of an intern is public once somebody with the right has approved it', async () => {
    const id = await article();
    expect(await read(eva, 'articles', id)).toMatchObject({
      needed: 1,
      review: null,
      reviewers: [{ name: 'editor' }],
      may: { submit: true, withdraw: false, decide: false, assign: false },
    });
    const submitted = await act(eva, 'articles', id, { action: 'submit', text: 'Bitte bis Freitag' });
    expect(submitted.json()).toMatchObject({
      review: {
        state: 'waiting',
        approvals: 0,
        is_changed: false,
        steps: [{ action: 'submit', text: 'Bitte bis Freitag' }],
      },
      may: { submit: true, withdraw: true, decide: false, assign: true },
    });
    expect(await mailed()).toEqual(['mara@example.org: Bitte prüfen: Die Orgel']);
    expect(await shown()).toEqual([]);
    expect((await act(eva, 'articles', id, { action: 'approve' })).statusCode).toBe(403);
    expect(await list(mara, 'mine=decidable')).toEqual(['Die Orgel']);
    expect(await list(eva, 'mine=decidable')).toEqual([]);
    expect(await list(eva, 'mine=submitted')).toEqual(['Die Orgel']);
    const approved = await act(mara, 'articles', id, { action: 'approve' });
    expect(approved.json()).toMatchObject({ review: { state: 'done' }, may: { decide: false, submit: false } });
    expect(await shown()).toEqual(['Die Orgel']);
    expect(await mailed()).toEqual(['eva@example.org: Freigegeben: Die Orgel']);
    expect([await list(mara), await list(mara, 'state=done')]).toEqual([[], ['Die Orgel']]);
  });

  test('the draft of a visible record is returned with a reason, changed, submitted again and approved', async () => {
    const id = await article(mara);
    await change(mara, id, {}, 'publish');
    expect(await shown()).toEqual(['Die Orgel']);
    await change(eva, id, { title: { de: 'Die Pfeifen' } });
    await act(eva, 'articles', id, { action: 'submit' });
    const needsReason = await act(mara, 'articles', id, { action: 'return', text: ' ' });
    expect([needsReason.statusCode, needsReason.json<{ field: string }>().field]).toEqual([400, 'text']);
    const returned = await act(mara, 'articles', id, { action: 'return', text: 'Der Titel ist zu kurz' });
    expect(returned.json()).toMatchObject({ review: { state: 'returned' }, may: { decide: false } });
    expect((await mailed()).at(0)).toBe('eva@example.org: Zurück zur Überarbeitung: Die Pfeifen');
    const dashboard = (await eva.get('/de/api/dashboard/')).json<AnswerOf<'dashboard'>>();
    expect(dashboard.returned).toMatchObject({ count: 1, results: [{ title: 'Die Pfeifen' }] });
    expect((await act(mara, 'articles', id, { action: 'approve' })).statusCode).toBe(409);
    await change(eva, id, { title: { de: 'Die Pfeifen der Orgel' } });
    expect((await act(eva, 'articles', id, { action: 'submit' })).json()).toMatchObject({
      review: { state: 'waiting' },
    });
    expect((await act(mara, 'articles', id, { action: 'approve' })).statusCode).toBe(200);
    expect(await shown()).toEqual(['Die Pfeifen der Orgel']);
  });

  test('nobody approves a state that they have not seen', async () => {
    const id = await article();
    await act(eva, 'articles', id, { action: 'submit' });
    const { version } = await read(mara, 'articles', id);
    await change(eva, id, { title: { de: 'Anders' } });
    expect((await act(mara, 'articles', id, { action: 'approve' }, version)).statusCode).toBe(412);
    expect(await read(mara, 'articles', id)).toMatchObject({ review: { state: 'waiting', is_changed: true } });
    expect(await shown()).toEqual([]);
  });

  test('an approval can be for an instant: the record is public then', async () => {
    const id = await article();
    await act(eva, 'articles', id, { action: 'submit' });
    const at = new Date(NOON + 3600_000).toISOString();
    expect((await act(mara, 'articles', id, { action: 'approve', at })).statusCode).toBe(200);
    expect(await shown()).toEqual([]);
    expect((await mara.get(`/api/records/articles/${id}/`)).json()).toMatchObject({
      published: { plans: [{ action: 'publish', at }] },
    });
    const past = await act(eva, 'articles', id, { action: 'submit' });
    expect(past.statusCode).toBe(200);
    const early = { action: 'approve', at: new Date(NOON - 1000).toISOString() };
    expect((await act(mara, 'articles', id, early)).json()).toMatchObject({ code: 'validation' });
    expect(await read(mara, 'articles', id)).toMatchObject({ review: { state: 'waiting', approvals: 0 } });
  });

  test('a review is withdrawn, is assigned to a person, and ends with a publication', async () => {
    const id = await article();
    expect((await act(eva, 'articles', id, { action: 'withdraw' })).statusCode).toBe(409);
    await act(eva, 'articles', id, { action: 'submit' });
    const wrong = await act(eva, 'articles', id, { action: 'assign', assignee: eva.id });
    expect(wrong.json()).toMatchObject({ code: 'validation', field: 'assignee' });
    const other = await staff(site, 'publisher', 'otto');
    const assigned = await act(eva, 'articles', id, { action: 'assign', assignee: other.id });
    expect(assigned.json()).toMatchObject({ review: { assignee: { id: other.id } } });
    expect(await mailed()).toContain('otto@example.org: Bitte prüfen: Die Orgel');
    expect(await list(mara, 'mine=decidable')).toEqual([]);
    expect(await list(other, 'mine=assigned')).toEqual(['Die Orgel']);
    await act(eva, 'articles', id, { action: 'withdraw' });
    expect([await list(eva), await list(eva, 'state=withdrawn')]).toEqual([[], ['Die Orgel']]);
    await act(eva, 'articles', id, { action: 'submit' });
    await change(mara, id, {}, 'publish');
    expect(await read(mara, 'articles', id)).toMatchObject({ review: { state: 'done' }, may: { submit: false } });
    const empty = await act(mara, 'articles', id, { action: 'submit' });
    expect([empty.statusCode, empty.json<{ message: string }>().message]).toEqual([409, 'There is nothing to publish']);
  });

  test('the content of a page is approved with its fields, in all languages', async () => {
    const id = await addPage(site.db, { de: '/de/besuch', en: '/en/visit' });
    const moduleId = await addModule(site.db, 'text', { pageId: id, texts: { de: { content: '<p>Alt</p>' } } });
    const publish = { action: 'publish', all: true };
    await mara.write('POST', `/de/pageeditor-api/publication/${id}`, publish, { 'if-match': '*' });
    const edit = { content: '<p>Neu</p>' };
    expect(
      (await eva.write('PATCH', `/de/pageeditor-api/text/${moduleId}`, edit, { 'if-match': '*' })).statusCode,
    ).toBe(200);
    const seen = async () => (await site.visitor().get('/de/pageeditor-api/page/besuch')).body.includes('Neu');
    await act(eva, 'pages', id, { action: 'submit' });
    expect(await seen()).toBe(false);
    const { version } = await read(mara, 'pages', id);
    await eva.write('PATCH', `/de/pageeditor-api/text/${moduleId}`, { content: '<p>Neu!</p>' }, { 'if-match': '*' });
    expect((await act(mara, 'pages', id, { action: 'approve' }, version)).statusCode).toBe(412);
    expect((await act(mara, 'pages', id, { action: 'approve' })).json()).toMatchObject({ review: { state: 'done' } });
    expect(await seen()).toBe(true);
  });

  test('a step that cannot be mailed does not hold up the others', async () => {
    const id = await article();
    await act(eva, 'articles', id, { action: 'submit' });
    // As a newer version may have written it.
    await site.db.update(recordReviewSteps).set({ action: 'fly' as 'submit' });
    const other = await article(eva, 'Die Pfeifen');
    await act(eva, 'articles', other, { action: 'submit' });
    const failed: unknown[] = [];
    await notifyReviews(site.db, { now: NOON, origin: undefined }, (error) => failed.push(error));
    expect(failed).toEqual([expect.any(TypeError)]);
    const sent = await site.db.select().from(mails);
    expect(sent.map(({ subject }) => subject)).toEqual(['Bitte prüfen: Die Pfeifen']);
  });

  test('a removed record has no review any more', async () => {
    const id = await article();
    await act(eva, 'articles', id, { action: 'submit' });
    const { version } = (await mara.get(`/api/records/articles/${id}/`)).json<{ version: string }>();
    expect(
      (await mara.write('DELETE', `/api/records/articles/${id}/`, undefined, { 'if-match': `"${version}"` }))
        .statusCode,
    ).toBe(200);
    expect(await list(mara)).toEqual([]);
  });

  describe('kinds that take two people', () => {
    const rule = (person: Person, kinds: readonly string[]) =>
      person.write('PATCH', '/api/reviews/rules/', { two_people: kinds });

    test('are chosen by those who manage accounts, and are in the audit log', async () => {
      const admin = await staff(site, 'administrator');
      expect((await rule(mara, ['articles'])).statusCode).toBe(403);
      expect((await rule(admin, ['clouds'])).json()).toMatchObject({ code: 'validation', field: 'two_people[0]' });
      expect((await rule(admin, ['articles', 'events'])).statusCode).toBe(200);
      expect((await mara.get('/api/reviews/rules/')).json()).toEqual({
        two_people: expect.arrayContaining(['articles', 'events']),
      });
      expect((await admin.get('/api/audit/?subject=reviews')).json()).toMatchObject({ count: 1 });
    });

    test('are published by the second approval, and by no other call', async () => {
      const [admin, otto] = [await staff(site, 'administrator'), await staff(site, 'publisher', 'otto')];
      await rule(admin, ['articles']);
      const id = await article();
      const direct = await change(mara, id, { title: { de: 'Neu' } }, 'publish');
      expect([direct.statusCode, direct.json<{ message: string }>().message]).toEqual([
        409,
        'Its publication takes two people: submit it for review',
      ]);
      await act(eva, 'articles', id, { action: 'submit' });
      await mailed();
      expect((await act(mara, 'articles', id, { action: 'approve' })).json()).toMatchObject({
        needed: 2,
        review: { state: 'waiting', approvals: 1 },
        may: { decide: false },
      });
      // Those who have approved are asked no more.
      expect(await mailed()).toEqual([
        'administrator@example.org: Bitte prüfen: Die Orgel',
        'otto@example.org: Bitte prüfen: Die Orgel',
      ]);
      expect((await act(mara, 'articles', id, { action: 'approve' })).statusCode).toBe(409);
      expect([await list(mara, 'mine=decidable'), await list(otto, 'mine=decidable')]).toEqual([[], ['Die Orgel']]);
      expect(await shown()).toEqual([]);
      expect((await act(otto, 'articles', id, { action: 'approve' })).json()).toMatchObject({
        review: { state: 'done' },
      });
      expect(await shown()).toEqual(['Die Orgel']);
      // To take it away takes one.
      const { version } = (await mara.get(`/api/records/articles/${id}/`)).json<{ version: string }>();
      const hidden = await mara.write(
        'POST',
        `/api/records/articles/${id}/publication/`,
        { action: 'unpublish' },
        { 'if-match': `"${version}"` },
      );
      expect([hidden.statusCode, await shown()]).toEqual([200, []]);
    });

    test('count a submission by somebody who may publish, and a new submission begins again', async () => {
      const [admin, otto] = [await staff(site, 'administrator'), await staff(site, 'publisher', 'otto')];
      await rule(admin, ['articles']);
      const id = await article(mara);
      await act(mara, 'articles', id, { action: 'submit' });
      expect(await list(mara, 'mine=decidable')).toEqual([]);
      expect((await act(mara, 'articles', id, { action: 'approve' })).statusCode).toBe(409);
      await act(eva, 'articles', id, { action: 'submit' });
      expect((await act(otto, 'articles', id, { action: 'approve' })).json()).toMatchObject({
        review: { state: 'waiting', approvals: 1 },
      });
      expect((await act(mara, 'articles', id, { action: 'approve' })).json()).toMatchObject({
        review: { state: 'done' },
      });
    });

    test('are pages with their content, too', async () => {
      await rule(await staff(site, 'administrator'), ['pages']);
      const id = await addPage(site.db, { de: '/de/besuch' });
      await addModule(site.db, 'text', { pageId: id, texts: { de: { content: '<p>Neu</p>' } } });
      for (const body of [{ action: 'publish' }, { action: 'schedule', at: new Date(NOON + 3600_000).toISOString() }])
        expect(
          (await mara.write('POST', `/de/pageeditor-api/publication/${id}`, body, { 'if-match': '*' })).statusCode,
        ).toBe(409);
    });
  });

  test('a role that may publish one kind decides about that kind alone', async () => {
    await site.db.insert(roles).values({ key: 'presse', name: 'Presse', rights: withImplied(['publish:articles']) });
    const press = await staff(site, 'presse');
    const page = await addPage(site.db, { de: '/de/besuch' });
    const id = await article();
    await act(eva, 'articles', id, { action: 'submit' });
    await act(eva, 'pages', page, { action: 'submit' });
    expect(await list(press, 'mine=decidable')).toEqual(['Die Orgel']);
    expect((await read(press, 'pages', page)).may.decide).toBe(false);
    expect((await act(press, 'pages', page, { action: 'approve' })).statusCode).toBe(403);
  });
});
