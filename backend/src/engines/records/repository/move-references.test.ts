import type { AnswerOf } from '@vestibule/contracts';
import { RECORD_KINDS, type RecordKind } from '@vestibule/contracts/records/kinds';
import { copyRecord } from '../testing/copy-record';
import { drafting } from '../testing/drafting';
import { openEffectsSite, SEEN, type EffectRole } from '../testing/effects-site';
import { idsOf } from '../testing/public-view';
import { findRecord } from './find';

const opened = openEffectsSite();

const referencesTo = async (kind: RecordKind, id: number) =>
  (await opened.as('publisher').get(`/de/api/record-references/${kind}/${id}/`)).json<AnswerOf<'recordReferences'>>();
const remove = async (kind: RecordKind, id: number, query: string, role: EffectRole = 'publisher') => {
  const { version } = (await opened.as(role).get(`/api/records/${kind}/${id}/`)).json<AnswerOf<'record'>>();
  return opened
    .as(role)
    .write('DELETE', `/api/records/${kind}/${id}/?${query}`, undefined, { 'if-match': `"${version}"` });
};

/** The first record of a kind that others name in fields alone. */
async function namedInFields(kind: RecordKind): Promise<number | undefined> {
  for (const id of await idsOf(opened.site.db, kind)) {
    const { count, sections, results } = await referencesTo(kind, id);
    if (count > 0 && sections === 0 && results.every((one) => !one.in_modules)) return id;
  }
  return undefined;
}

/** The name or key of a record, as others refer to it. */
const labelOf = async (kind: RecordKind, id: number): Promise<string> => {
  const { values } = await findRecord(opened.site.db, kind, id);
  const isNamed = ['venues', 'rooms', 'series', 'terms'].includes(kind);
  return String(values[isNamed ? 'name' : 'key']);
};

describe('removing a record that others name', () => {
  test('gives its references to another one of its kind', async () => {
    const { site, as } = opened;
    const moved: RecordKind[] = [];
    for (const kind of RECORD_KINDS.filter((one) => one in SEEN)) {
      const id = await namedInFields(kind);
      if (id === undefined) continue;
      const before = await referencesTo(kind, id);
      const copy = await copyRecord(as('publisher'), kind, (await findRecord(site.db, kind, id)).values);
      const query = `references=replace&replacement=${encodeURIComponent(await labelOf(kind, copy))}`;
      const answer = await remove(kind, id, query);
      expect([kind, answer.statusCode, answer.body]).toEqual([kind, 200, '{}']);
      const after = (await referencesTo(kind, copy)).results;
      expect(
        after.filter((one) => before.results.some((was) => was.kind === one.kind && was.id === one.id)),
      ).toHaveLength(before.count);
      moved.push(kind);
    }
    expect(moved.length).toBeGreaterThan(5);
  });

  test('takes it out of them, and the others have revisions', async () => {
    const { site, as } = opened;
    const person = (await copyRecord(as('publisher'), 'persons', { name: 'Ohne', key: 'ohne', is_online: true })) ?? 0;
    const [event = 0] = await idsOf(site.db, 'events');
    const actor = drafting(as('publisher'), 'events', event);
    const { values } = await actor.latest();
    const persons = [...((values['persons'] as readonly string[] | undefined) ?? []), await labelOf('persons', person)];
    expect((await actor.save('publish', { persons })).statusCode).toBe(200);
    const revisions = (await actor.revisions()).length;
    expect((await remove('persons', person, '')).statusCode).toBe(409);
    expect((await remove('persons', person, 'references=remove')).statusCode).toBe(200);
    expect((await actor.latest()).values['persons'] ?? []).toEqual(values['persons'] ?? []);
    expect((await actor.revisions()).length).toBeGreaterThan(revisions);
  });

  test('is refused for an unknown replacement, for itself, and where others may not be changed; nothing is written', async () => {
    const { as, site } = opened;
    const id = (await namedInFields('persons')) ?? 0;
    const before = await referencesTo('persons', id);
    const own = encodeURIComponent(await labelOf('persons', id));
    for (const replacement of ['', 'niemand', own])
      expect((await remove('persons', id, `references=replace&replacement=${replacement}`)).json()).toMatchObject({
        code: 'validation',
        field: 'replacement',
      });
    expect((await remove('persons', id, 'references=vielleicht')).statusCode).toBe(400);
    const [article = 0] = await idsOf(site.db, 'articles');
    const tag = await copyRecord(as('publisher'), 'terms', { kind: 'category', name: 'Sparte' });
    const saved = await drafting(as('publisher'), 'articles', article).save('publish', {
      category: await labelOf('terms', tag),
    });
    expect(saved.statusCode).toBe(200);
    expect((await remove('terms', tag, 'references=remove', 'programme')).json()).toMatchObject({
      code: 'forbidden',
      message: 'Your role may not change articles',
    });
    expect(await referencesTo('persons', id)).toEqual(before);
    expect((await referencesTo('terms', tag)).count).toBe(1);
  });
});
