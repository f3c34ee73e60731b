import { ALL_TAGS } from '@vestibule/contracts/tags';
import { join } from 'node:path';
import { events } from '../../engines/records/tables';
import { createTestApp, type TestApp } from '../../testing/test-app';
import type { AnswerLine } from './routes';
import { removeFolders, temporaryFolder, writePackFiles } from './testing/pack';

const TOKEN = 'internal-token-of-the-tests';
let site: TestApp;

describe('packs: routes', () => {
  beforeAll(async () => {
    site = await createTestApp({ dataDir: await temporaryFolder() });
  });
  afterAll(async () => {
    await site.close();
    await removeFolders();
  });

  const post = (action: string, body: object, { token = TOKEN, from = '127.0.0.1' } = {}) =>
    site.app.inject({
      method: 'POST',
      url: `/internal/${action}`,
      headers: { authorization: `Bearer ${token}` },
      payload: body,
      remoteAddress: from,
    });
  const linesOf = (payload: string) =>
    payload
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as AnswerLine<{ ok: boolean; errors: string[] }>);

  test('imports with progress, notifies the gateway, and exports again', async () => {
    const dir = await writePackFiles({ events: [{ key: 'e', title: { de: 'A' }, date_start: '2026-11-25T19:30' }] });
    const answer = await post('import', { dir });
    expect(answer.headers['content-type']).toContain('application/x-ndjson');
    const lines = linesOf(answer.payload);
    expect(lines.filter((line) => line.type === 'progress').length).toBeGreaterThan(1);
    expect(lines.at(-1)).toMatchObject({ type: 'result', result: { ok: true, counts: { events: { created: 1 } } } });
    expect(site.purged).toEqual([[...ALL_TAGS]]);
    expect(linesOf((await post('export', { dir: join(await temporaryFolder(), 'out') })).payload).at(-1)).toMatchObject(
      {
        type: 'result',
        result: { counts: { events: 1 } },
      },
    );
  });

  test('a dry run and a pack with errors purge nothing', async () => {
    const before = site.purged.length;
    await post('import', {
      dir: await writePackFiles({ events: [{ key: 'x', title: { de: 'A' }, date_start: '2026-11-25' }] }),
      options: { dryRun: true },
    });
    const bad = linesOf((await post('import', { dir: await writePackFiles({ events: ['{'] }) })).payload).at(-1);
    expect(bad).toMatchObject({
      type: 'result',
      result: { ok: false, errors: [expect.stringMatching(/^events\.jsonl:1: is not JSON/)] },
    });
    expect(site.purged.length).toBe(before);
    expect(await site.db.select().from(events)).toHaveLength(1);
  });

  test('a failure is in the last line', async () => {
    expect(linesOf((await post('import', { dir: '/no/such/folder' })).payload).at(-1)).toEqual({
      type: 'error',
      message: 'There is no folder /no/such/folder',
    });
  });

  test('only this machine with the token may ask', async () => {
    expect((await post('import', { dir: '/' }, { token: 'wrong' })).statusCode).toBe(401);
    expect((await post('import', { dir: '/' }, { from: '192.0.2.7' })).statusCode).toBe(404);
    expect((await post('import', { dir: 'relative' })).statusCode).toBe(400);
    expect((await post('export', {})).statusCode).toBe(400);
  });
});
