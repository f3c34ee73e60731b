import { RECORD_KINDS, recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { READY_RIGHTS } from '@vestibule/contracts/rights/ready-roles';
import { lockedFields } from '@vestibule/contracts/rights/record-rights';
import { eq } from 'drizzle-orm';
import { ANY_VERSION } from '../../testing/visitor';
import { containers, modules, pages } from './tables';
import { openEffectsSite, SEEN, UNPUBLISHED_ROLES, type EffectRole } from './testing/effects-site';
import { otherValue } from './testing/other-value';
import { idsOf } from './testing/public-view';

// Statements that this file shows:
// - docs/behaviour/editing.md#rights-by-effect

const opened = openEffectsSite();
const seen = () => opened.seen();

/** Fields of a kind that the role may not change where visitors see them. */
const lacking = (role: Exclude<EffectRole, 'intern'>, kind: RecordKind): readonly string[] =>
  lockedFields(READY_RIGHTS[role], kind, true).map(({ name }) => name);

const write = (role: EffectRole) => opened.as(role);
const latest = async (role: EffectRole, kind: RecordKind, id: number) =>
  (await write(role).get(`/api/records/${kind}/${id}/`)).json<{ version: string; values: Record<string, unknown> }>();

describe.each(UNPUBLISHED_ROLES)('decisions that %s may not make', (role) => {
  test('stays as it is: each field of each kind', async () => {
    const before = opened.lastSeen();
    const answers: string[] = [];
    for (const kind of RECORD_KINDS)
      for (const id of (await idsOf(opened.site.db, kind)).slice(0, 2))
        for (const name of lacking(role, kind)) {
          const { version, values } = await latest(role, kind, id);
          const field = recordOf(kind).fields[name];
          const other = field && otherValue(field, values[name]);
          if (other === undefined || JSON.stringify(other) === JSON.stringify(values[name] ?? null)) continue;
          const path = `/api/records/${kind}/${id}/`;
          const match = { 'if-match': `"${version}"` };
          const { statusCode } = await write(role).write('PATCH', path, { [name]: other }, match);
          answers.push(`${statusCode < 400 ? 'accepted' : 'refused'} ${kind}.${name}`);
          // Visitors see nothing of a draft, whether the role may save one or not.
          await write(role).write('PATCH', `${path}?save=draft`, { [name]: other }, match);
        }
    expect(answers.filter((answer) => answer.startsWith('accepted'))).toEqual([]);
    const refused = (kind: RecordKind) => answers.some((answer) => answer.startsWith(`refused ${kind}.`));
    expect(RECORD_KINDS.filter((kind) => lacking(role, kind).length > 0 && kind in SEEN && !refused(kind))).toEqual([]);
    expect(await seen()).toEqual(before);
  });

  test('stays as it is: new, moved and removed records', async () => {
    const before = opened.lastSeen();
    for (const kind of RECORD_KINDS.filter((one) => one in SEEN && lacking(role, one).length > 0)) {
      const [id = 0, other] = await idsOf(opened.site.db, kind);
      const { version, values } = await latest(role, kind, id);
      const path = `/api/records/${kind}/`;
      const match = { 'if-match': `"${version}"` };
      await write(role).write('POST', path, { ...values, key: `${String(values['key'])}-2` });
      await write(role).write('POST', `${path}${id}/repeat/`, { days: ['2026-12-24'] }, match);
      await write(role).write('POST', `${path}${id}/place/`, { parent: other ?? null, before: null }, match);
      await write(role).write('DELETE', `${path}${id}/`, undefined, match);
    }
    expect(await seen()).toEqual(before);
  });

  test('stays as it is: modules, sections, publications and pictures', async () => {
    const before = opened.lastSeen();
    const actor = write(role);
    const [page] = await opened.site.db.select().from(pages).where(eq(pages.key, 'visit'));
    const [container] = await opened.site.db.select().from(containers);
    const [module] = await opened.site.db.select().from(modules).where(eq(modules.key, 'h'));
    const headline = { headline_level: 2, content: 'Anders' };
    for (const place of [{ page: page?.id }, { container: container?.id, column: 0 }])
      await actor.write('POST', '/de/pageeditor-api/headline', { ...place, position: 0, ...headline });
    const own = `/de/pageeditor-api/headline/${module?.id}`;
    await actor.write('PATCH', own, { content: 'Anders' }, ANY_VERSION);
    await actor.write('DELETE', own, undefined, ANY_VERSION);
    await actor.write('POST', `/de/pageeditor-api/publication/${page?.id}`, { action: 'publish' }, ANY_VERSION);
    await actor.write('POST', '/de/pageeditor-api/container/by-slug', { slug: 'neu' });
    const { version } = (await actor.get('/api/media/red.jpg/')).json<{ version: string }>();
    await actor.write('PATCH', '/api/media/red.jpg/', { alt: { de: 'Anders' } }, { 'if-match': `"${version}"` });
    expect(await seen()).toEqual(before);
  });
});

describe('hidden records', () => {
  test('an editor makes a page and an article, and changes them, but does not put them online', async () => {
    const before = opened.lastSeen();
    for (const [kind, values] of [
      ['pages', { key: 'neu', slug: { de: 'neu' }, title: { de: 'Neu' } }],
      ['articles', { key: 'neu', title: { de: 'Neu' } }],
    ] as const) {
      const made = await write('editor').write('POST', `/api/records/${kind}/`, values);
      expect([made.statusCode, made.json<object>()]).toMatchObject([201, { values: { is_online: false } }]);
      const { id } = made.json<{ id: number }>();
      const change = async (changes: object) => {
        const { version } = await latest('editor', kind, id);
        const match = { 'if-match': `"${version}"` };
        return write('editor').write('PATCH', `/api/records/${kind}/${id}/`, changes, match);
      };
      expect((await change({ title: { de: 'Neuer' } })).statusCode).toBe(200);
      const refused = await change({ is_online: true });
      expect([refused.statusCode, refused.json<object>()]).toEqual([
        403,
        {
          code: 'forbidden',
          field: 'is_online',
          message: `is_online: takes the right "publish:${kind}", which these roles have: administrator, publisher`,
        },
      ]);
    }
    expect(await seen()).toEqual(before);
  });

  test('a page whose address is that of a redirect does not end the redirect while it is offline', async () => {
    const before = opened.lastSeen();
    const values = { key: 'alt', slug: { de: 'alt' }, title: { de: 'Alt' } };
    await write('editor').write('POST', '/api/records/pages/', values);
    expect(await seen()).toEqual(before);
  });
});

describe('effects', () => {
  test('control: a role with the right changes public responses', async () => {
    const before = await seen();
    const publisher = write('publisher');
    for (const [kind, changes] of [
      ['pages', { title: { de: 'Anders' } }],
      ['articles', { is_online: false }],
      ['forms', { title: { de: 'Anders' } }],
      ['events', { title: { de: 'Anders' } }],
    ] as const) {
      const [id = 0] = await idsOf(opened.site.db, kind);
      const { version } = await latest('editor', kind, id);
      const match = { 'if-match': `"${version}"` };
      expect((await publisher.write('PATCH', `/api/records/${kind}/${id}/`, changes, match)).statusCode).toBe(200);
    }
    const after = await seen();
    const changed = Object.keys(before).filter((address) => before[address] !== after[address]);
    for (const path of ['/de/pageeditor-api/page/besuch', '/de/api/articles/', '/de/api/events/', '/de/api/forms/'])
      expect(changed.some((address) => address.startsWith(path))).toBe(true);
  });
});
