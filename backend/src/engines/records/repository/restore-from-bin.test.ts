import type { AnswerOf } from '@vestibule/contracts';
import { RECORD_KINDS, recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { sql } from 'drizzle-orm';
import { queryRows } from '../../../platform/db/rows';
import { isHidden } from '../is-hidden';
import { findRecord } from './find';
import { copyRecord } from '../testing/copy-record';
import { drafting } from '../testing/drafting';
import { openEffectsSite, SEEN } from '../testing/effects-site';
import { idsOf } from '../testing/public-view';
import { whoNames } from './who-names';
import { contentVersions } from '../../../features/content/tables';
import { recordBin } from '../tables';
import { emptyBin } from '../bin/bin';

const opened = openEffectsSite();
const KINDS = RECORD_KINDS.filter((kind) => kind in SEEN);
const BIN = '/de/api/bin/';
const DAY = 24 * 60 * 60 * 1000;

const list = async (role: Parameters<typeof opened.as>[0] = 'publisher', query = '') =>
  (await opened.as(role).get(`${BIN}?${query}`)).json<AnswerOf<'bin'>>();
const restore = (id: number, role: Parameters<typeof opened.as>[0] = 'publisher') =>
  opened.as(role).write('POST', `/api/bin/${id}/`);

/** A record of a kind that no other one names: the first of those that there are, or a copy. */
async function unnamed(kind: RecordKind): Promise<number> {
  const { db } = opened.site;
  const ids = await idsOf(db, kind);
  for (const id of ids) {
    const { values } = await findRecord(db, kind, id);
    if ((await whoNames(db, kind, id, values)).length === 0) return id;
  }
  const { values } = await findRecord(db, kind, ids[0] ?? 0);
  return copyRecord(opened.as('publisher'), kind, values);
}

/** Responses to visitors, without times of changes and mails. */
async function seen() {
  const { mails: _mails, ...pages } = await opened.seen();
  return Object.fromEntries(
    Object.entries(pages).map(([address, text]) => [address, text.replaceAll(/"modified":("[^"]*"|null)/g, '')]),
  );
}

/** Everything in the database that belongs to pages, in a stable order. */
const rowsOfPages = () =>
  Promise.all(
    ['modules', 'publications', 'content_versions', 'drafts'].map((table) =>
      queryRows(
        opened.site.db,
        sql`select to_jsonb(t) - 'updated_at' as row from ${sql.identifier(table)} t order by t::text`,
      ),
    ),
  );

describe('the bin', () => {
  afterEach(async () => {
    await opened.site.db.delete(recordBin);
  });

  test.each(KINDS)('gives a record of %s back as it was, hidden where it can be', async (kind) => {
    const { site, as } = opened;
    const id = await unnamed(kind);
    const actor = drafting(as('publisher'), kind, id);
    const { values } = await findRecord(site.db, kind, id);
    const wasSeen = !isHidden(kind, values);
    const revisions = (await actor.revisions()).length;
    const [before, rows] = [await seen(), await rowsOfPages()];
    expect((await actor.remove()).statusCode).toBe(200);
    expect((await as('publisher').get(`/api/records/${kind}/${id}/`)).statusCode).toBe(404);
    const { results, count } = await list();
    expect([count, results[0]?.kind]).toEqual([1, kind]);
    const answer = await restore(results[0]?.id ?? 0);
    expect(answer.statusCode).toBe(200);
    expect((await list()).count).toBe(0);
    const { hiddenBy } = recordOf(kind);
    expect(answer.json<AnswerOf<'restoreFromBin'>>().values).toEqual(
      hiddenBy !== undefined && wasSeen ? { ...values, [hiddenBy]: false } : values,
    );
    expect((await actor.revisions()).length).toBeGreaterThanOrEqual(revisions);
    if (hiddenBy !== undefined && wasSeen) await actor.change({ action: 'publish' });
    expect(await seen()).toEqual(before);
    expect(await rowsOfPages()).toEqual(rows);
  });

  test('has the modules, versions and drafts of a page', async () => {
    const { site, as } = opened;
    const write = (method: 'POST' | 'DELETE', path: string, body?: object) => as('publisher').write(method, path, body);
    const made = await write('POST', '/api/records/pages/', {
      slug: { de: 'kurz' },
      title: { de: 'Kurz' },
      is_online: false,
      is_clickable: true,
    });
    const { id } = made.json<AnswerOf<'createRecord'>>();
    const section = (await write('POST', '/de/pageeditor-api/section', { page: id, layout: '50-50' })).json<{
      id: number;
    }>();
    await write('POST', '/de/pageeditor-api/headline', {
      page: id,
      section: section.id,
      column: 1,
      content: 'Drinnen',
    });
    const rows = await rowsOfPages();
    expect(await site.db.$count(contentVersions)).toBeGreaterThan(1);
    await drafting(as('publisher'), 'pages', id).remove();
    expect(await rowsOfPages()).not.toEqual(rows);
    const [entry] = (await list()).results;
    expect((await restore(entry?.id ?? 0)).statusCode).toBe(200);
    expect(await rowsOfPages()).toEqual(rows);
    // New modules get ids of their own.
    expect((await write('POST', '/de/pageeditor-api/headline', { page: id, content: 'Danach' })).statusCode).toBe(201);
  });

  test('refuses a record whose key another one has, and keeps it', async () => {
    const { as } = opened;
    const body = { key: 'doppelt', name: 'Doppelt', title: { de: 'Doppelt' } };
    const [venue] = await idsOf(opened.site.db, 'venues');
    const { values } = await findRecord(opened.site.db, 'venues', venue ?? 0);
    const room = { ...body, venue: values['name'] };
    const create = async () =>
      (await as('publisher').write('POST', '/api/records/rooms/', room)).json<{ id: number }>();
    await drafting(as('publisher'), 'rooms', (await create()).id).remove();
    const other = await create();
    const [entry] = (await list()).results;
    expect((await restore(entry?.id ?? 0)).json()).toMatchObject({
      code: 'conflict',
      message: 'Another record has its address or key',
    });
    expect((await list()).count).toBe(1);
    await drafting(as('publisher'), 'rooms', other.id).remove();
    expect((await restore(entry?.id ?? 0)).statusCode).toBe(200);
    await drafting(as('publisher'), 'rooms', (await idsOf(opened.site.db, 'rooms')).at(-1) ?? 0).remove();
  });

  test('is seen by those who may remove such records, and is emptied by them, and after 90 days', async () => {
    const { site, as } = opened;
    const id = await unnamed('persons');
    const title = (await findRecord(site.db, 'persons', id)).values['name'];
    await drafting(as('publisher'), 'persons', id).remove();
    const { results } = await list();
    expect(results).toMatchObject([{ kind: 'persons', title, author: expect.any(String) as string }]);
    const [entry] = results;
    expect(Date.parse(entry?.ends_at ?? '') - Date.parse(entry?.removed_at ?? '')).toBe(90 * DAY);
    expect([(await list('editor')).count, (await list('programme')).count]).toEqual([0, 1]);
    expect((await list('publisher', 'kind=rooms')).count).toBe(0);
    expect((await list('publisher', `q=${encodeURIComponent(String(title).slice(0, 4))}`)).count).toBe(1);
    expect((await restore(entry?.id ?? 0, 'editor')).statusCode).toBe(403);
    expect((await opened.as('editor').write('DELETE', `/api/bin/${entry?.id}/`)).statusCode).toBe(403);
    expect((await site.visitor().get(BIN)).statusCode).toBe(401);

    const removed = Date.parse(entry?.removed_at ?? '');
    await emptyBin(site.db, removed + 89 * DAY);
    expect((await list()).count).toBe(1);
    expect((await restore(entry?.id ?? 0)).statusCode).toBe(200);
    await drafting(as('publisher'), 'persons', id).remove();
    await emptyBin(site.db, removed + 91 * DAY);
    expect((await list()).count).toBe(0);
    expect((await restore(entry?.id ?? 0)).statusCode).toBe(404);
  });
});
