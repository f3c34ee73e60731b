import { ALL_TAGS } from '@vestibule/contracts/tags';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';
import { connect } from '../platform/db/connect';
import { documents } from '../platform/db/tables';
import { readLock } from '../platform/lock';
import { start, type Message } from './start';
import { MIGRATIONS } from '../testing/migrations';

let dataDir: string;
let told: Message[];
describe('app: start', () => {
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'vestibule-start-'));
    // A site that has content already: the demo pack has its own tests.
    const { db, migrate, close } = await connect({ dataDir });
    await migrate(MIGRATIONS);
    await db.insert(documents).values({ name: 'settings', value: { product: 'Haus' } });
    await close();
  });
  beforeEach(() => {
    told = [];
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  const run = (env: Record<string, string> = {}) =>
    start(
      readConfig({
        DATA_DIR: dataDir,
        BACKEND_PORT: '0',
        MIGRATIONS_DIR: MIGRATIONS,
        LOG_LEVEL: 'silent',
        EDITOR_EMAIL: 'Edda@example.org',
        ...env,
      }),
      (message) => told.push(message),
    );

  test('the first start makes the editor, the second finds everything as it was', async () => {
    const first = await run();
    expect(told).toEqual([
      { type: 'first-login', email: 'Edda@example.org', password: expect.stringMatching(/^\w{20}$/) },
      { type: 'ready', port: first.port },
    ]);
    expect(await (await fetch(`http://127.0.0.1:${first.port}/api/health/`)).json()).toEqual({
      status: 'ok',
      database: 'pglite',
    });
    expect(await readLock(join(dataDir, 'backend.lock'))).toMatchObject({
      pid: process.pid,
      port: first.port,
      token: expect.any(String),
    });
    await first.stop();
    expect(await readLock(join(dataDir, 'backend.lock'))).toBeUndefined();

    told = [];
    const second = await run();
    expect(told).toEqual([{ type: 'ready', port: second.port }]);
    expect(await (await fetch(`http://127.0.0.1:${second.port}/pageeditor-api/settings`)).json()).toMatchObject({
      product: 'Haus',
    });
    await second.stop();
  });

  test('a start that fails leaves no lock behind', async () => {
    await expect(run({ MIGRATIONS_DIR: '/nowhere' })).rejects.toThrow();
    expect(await readLock(join(dataDir, 'backend.lock'))).toBeUndefined();
  });

  test('a deploy makes answers of every kind stale: the new version may present them otherwise', async () => {
    const purged: string[] = [];
    const gateway = createServer((request, response) => {
      request
        .setEncoding('utf8')
        .on('data', (body: string) => purged.push(...(JSON.parse(body) as { tags: string[] }).tags));
      request.on('end', () => response.end('{}'));
    });
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    const { port } = gateway.address() as AddressInfo;
    const { stop } = await run({
      PURGE_URL: `http://127.0.0.1:${port}/internal/purge`,
      INTERNAL_TOKEN: 'a token of the supervisor',
    });
    await stop();
    gateway.close();
    expect([...purged].sort()).toEqual([...ALL_TAGS].sort());
    expect(purged).toEqual(expect.arrayContaining(['articles', 'productions', 'persons', 'venues', 'series', 'forms']));
  });

  test('a database of another key is refused in one sentence, before anything is changed', async () => {
    await (await run({ SECRET_KEY: 'x'.repeat(32), SECRET_KEY_CHANGED: 'yes' })).stop();
    await expect(run()).rejects.toThrow(/^The database belongs to another key: [^\n]+$/);
    await (await run({ SECRET_KEY_CHANGED: 'yes' })).stop();
    await (await run()).stop();
  });
});
