import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { RECORD_ROUTES } from '@vestibule/contracts/host/record-links';
import { NOON } from '../../testing/test-app';
import { drafting } from './testing/drafting';
import { openEffectsSite } from './testing/effects-site';
import { idsOf } from './testing/public-view';

// Statements that this file shows:
// - docs/behaviour/editing.md#preview

const opened = openEffectsSite();

/** Kinds whose records have pages, with the end of the address of their call and a field that it has. */
const PAGES = [
  ['events', 'title', 'Anders'],
  ['articles', 'title', 'Anders'],
  ['productions', 'title', 'Anders'],
  ['exhibitions', 'title', 'Anders'],
  ['persons', 'function', 'Anders'],
  ['venues', 'title', 'Anders'],
  ['series', 'title', 'Anders'],
  ['forms', 'title', 'Anders'],
] as const satisfies readonly (readonly [RecordKind, string, string])[];

const tokenOf = async (kind: RecordKind, id: number) =>
  (await opened.as('publisher').write('POST', `/de/api/records/${kind}/${id}/preview/`)).json<{
    token: string;
    expires: string;
  }>();
const read = (kind: RecordKind, id: number, token: string, lang = 'de') =>
  opened.site.visitor().get(`/${lang}/api/${kind}/${id}/?preview=${token}`);

describe('previews of records', () => {
  afterEach(() => opened.site.setNow(NOON));

  it('are of every kind that has pages', () => {
    expect(PAGES).toHaveLength(Object.keys(RECORD_ROUTES).length);
  });

  it.each(PAGES)(
    'show the draft of one of %s to anyone with the link, and store nothing',
    async (kind, field, text) => {
      const [id = 0] = await idsOf(opened.site.db, kind);
      const actor = drafting(opened.as('publisher'), kind, id);
      expect((await actor.save('draft', { [field]: { de: text } })).statusCode).toBe(200);
      const before = await opened.seen();
      const { token, expires } = await tokenOf(kind, id);
      expect(Date.parse(expires)).toBe(NOON + 7 * 24 * 3600 * 1000);
      const shown = await read(kind, id, token);
      expect([shown.statusCode, shown.headers['cache-control']]).toEqual([200, 'private, no-store']);
      expect(shown.body).toContain(text);
      expect(shown.headers).not.toHaveProperty('x-cache-tags');
      expect(await opened.seen()).toEqual(before);
      expect((await actor.latest()).published?.state).toBe('changed');
      await actor.change({ action: 'discard' });
    },
  );

  it('show a record that visitors do not see', async () => {
    const [id = 0] = await idsOf(opened.site.db, 'events');
    const actor = drafting(opened.as('publisher'), 'events', id);
    await actor.change({ action: 'unpublish' });
    const { token } = await tokenOf('events', id);
    expect((await read('events', id, '')).statusCode).toBe(404);
    expect((await read('events', id, token)).statusCode).toBe(200);
    expect((await read('events', id, '')).statusCode).toBe(404);
    await actor.change({ action: 'publish' });
  });

  it('end after seven days, and are of one record in one language', async () => {
    const [id = 0, other = id + 1] = await idsOf(opened.site.db, 'articles');
    const { token } = await tokenOf('articles', id);
    const refused = [
      await read('articles', other, token),
      await read('persons', id, token),
      await read('articles', id, token, 'en'),
      await read('articles', id, `${token}x`),
    ];
    opened.site.setNow(NOON + 7 * 24 * 3600 * 1000);
    refused.push(await read('articles', id, token));
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 404));
  });

  it('are made by roles that may change the record', async () => {
    const [id = 0] = await idsOf(opened.site.db, 'articles');
    const make = (role: 'editor' | 'programme') =>
      opened.as(role).write('POST', `/de/api/records/articles/${id}/preview/`);
    expect([(await make('editor')).statusCode, (await make('programme')).statusCode]).toEqual([200, 403]);
    expect((await opened.site.visitor().write('POST', `/de/api/records/articles/${id}/preview/`)).statusCode).toBe(401);
  });
});
