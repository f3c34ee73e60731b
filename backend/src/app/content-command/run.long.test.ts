import { ALL_TAGS } from '@vestibule/contracts/tags';
import { readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startPostgres, type TestPostgres } from '@vestibule/testkit/postgres';
import { postgresMissing } from '@vestibule/testkit/postgres-binaries';
import { readConfig } from '../config';
import { events } from '../../engines/records/tables';
import { start } from '../start';
import { createTestApp } from '../../testing/test-app';
import { MIGRATIONS } from '../../testing/migrations';
import { removeFolders, temporaryFolder, writePackFiles } from '../../features/packs/testing/pack';
import { run } from './run';

describe('content command: run', () => {
  afterEach(removeFolders);

  /** Runs the command; returns its status and its output. */
  async function command(
    argv: readonly string[],
    env: NodeJS.ProcessEnv,
    isTTY = false,
  ): Promise<{ status: number; out: string; err: string }> {
    let [out, err] = ['', ''];
    const status = await run(argv, env, { isTTY, write: (text) => (out += text) }, { write: (text) => (err += text) });
    return { status, out, err };
  }
  const good = { key: 'e', title: { de: 'A' }, date_start: '2026-11-25T19:30', room: 'Saal' };

  test('opens the database itself when no backend runs', async () => {
    const env = { DATA_DIR: await temporaryFolder(), MIGRATIONS_DIR: MIGRATIONS };
    const pack = await writePackFiles({ events: [good] });
    const first = await command(['import', pack], env);
    expect(first).toMatchObject({ status: 0, err: '' });
    expect(first.out).toMatch(/^kind +created +updated\nevents +1 +0\nroom by name +1 +0\n/);
    const dir = join(await temporaryFolder(), 'out');
    expect(await command(['export', dir], env)).toMatchObject({
      status: 0,
      out: expect.stringContaining(`Written to ${dir}`) as string,
    });
  });

  test('lists all errors and ends with status 1', async () => {
    const env = { DATA_DIR: await temporaryFolder(), MIGRATIONS_DIR: MIGRATIONS };
    const pack = await writePackFiles({ events: [good, '{', { ...good, key: 'f', date_start: 'soon' }] });
    const refused = await command(['import', pack], env);
    expect(refused.status).toBe(1);
    expect(refused.err).toMatch(
      /error {4}events\.jsonl:2: is not JSON.*\nerror {4}events\.jsonl:3: date_start: must be a day/,
    );
    expect(refused.err).toContain('2 errors. Nothing was imported');
    const rest = await command(['import', pack, '--skip-bad'], env, true);
    expect(rest).toMatchObject({
      status: 1,
      err: expect.stringContaining('The rest was imported.') as string,
      out: expect.stringContaining('\r') as string,
    });
  });

  test('lets a running backend do it', async () => {
    const dataDir = await temporaryFolder();
    const site = await createTestApp({ dataDir });
    try {
      const port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
      await writeFile(
        join(dataDir, 'backend.lock'),
        JSON.stringify({ pid: process.pid, port, token: 'internal-token-of-the-tests' }),
      );
      expect(await command(['import', await writePackFiles({ events: [good] })], { DATA_DIR: dataDir })).toMatchObject({
        status: 0,
        err: '',
      });
      expect(await site.db.select().from(events)).toHaveLength(1);
      expect(await command(['import', '/no/such'], { DATA_DIR: dataDir })).toEqual({
        status: 1,
        out: '',
        err: 'There is no folder /no/such\n',
      });
    } finally {
      await site.close();
    }
  });

  const missing = postgresMissing();
  (missing === undefined ? describe : describe.skip)(
    `on PostgreSQL${missing === undefined ? '' : ` (skipped: ${missing})`}`,
    () => {
      let server: TestPostgres;
      let env: Record<string, string>;
      const purges: { authorization: string | undefined; tags: string[] }[] = [];
      const gateway = createServer((request, response) => {
        request
          .setEncoding('utf8')
          .on('data', (body: string) =>
            purges.push({ authorization: request.headers.authorization, ...(JSON.parse(body) as { tags: string[] }) }),
          );
        request.on('end', () => response.end());
      });
      let gatewayUrl: string;
      beforeAll(async () => {
        server = await startPostgres();
        await new Promise<void>((resolve) => void gateway.listen(0, '127.0.0.1', resolve));
        gatewayUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/internal/purge`;
      });
      afterAll(async () => {
        gateway.close();
        await server.stop();
      });
      beforeEach(async () => {
        env = { DATA_DIR: await temporaryFolder(), DATABASE_URL: server.url, MIGRATIONS_DIR: MIGRATIONS };
        purges.splice(0);
      });

      test('the running backend does it, and notifies the gateway that only that one knows', async () => {
        // A site that has content already: the demo pack has its own tests.
        await command(['import', await writePackFiles({}, { settings: { product: 'Haus' } })], env);
        const running = await start(
          readConfig({
            ...env,
            BACKEND_PORT: '0',
            LOG_LEVEL: 'silent',
            PURGE_URL: gatewayUrl,
            INTERNAL_TOKEN: 'a token of the supervisor',
          }),
          () => undefined,
        );
        try {
          purges.splice(0);
          expect(await command(['import', await writePackFiles({ events: [good] })], env)).toMatchObject({
            status: 0,
            err: '',
          });
          expect(purges).toEqual([{ authorization: 'Bearer a token of the supervisor', tags: [...ALL_TAGS] }]);
          expect(await command(['import', await writePackFiles({ events: [good] }), '--dry-run'], env)).toMatchObject({
            status: 0,
          });
          expect(purges).toHaveLength(1);
        } finally {
          await running.stop();
        }
        expect((await readdir(env['DATA_DIR'] ?? '')).filter((name) => name.startsWith('backend'))).toEqual([]);
      });

      test('without one it reports that no gateway was notified, or notifies the given gateway', async () => {
        const alone = await command(['import', await writePackFiles({ events: [good] })], env);
        expect(alone).toMatchObject({ status: 0, err: expect.stringContaining('PURGE_URL is not set') as string });
        expect(
          await command(['import', await writePackFiles({ events: [good] })], {
            ...env,
            PURGE_URL: gatewayUrl,
            INTERNAL_TOKEN: 'a token that was given',
          }),
        ).toMatchObject({
          status: 0,
          err: '',
        });
        expect(purges).toEqual([{ authorization: 'Bearer a token that was given', tags: [...ALL_TAGS] }]);
      });
    },
  );

  test.each([
    [[], 'Say what to do'],
    [['load', 'x'], 'There is no command "load"'],
    [['import'], 'Say which folder to import'],
    [['import', 'a', 'b'], 'One folder at a time'],
    [['import', 'a', '--wrong'], '--wrong'],
    [['export', 'a', '--shift'], 'export takes no options'],
  ])('%j gets the usage', async (argv, message) => {
    const answer = await command(argv, {});
    expect(answer.status).toBe(1);
    expect(answer.err).toContain(message);
    expect(answer.err).toContain('Usage:');
  });

  test('--help shows the usage', async () => {
    expect(await command(['--help'], {})).toMatchObject({
      status: 0,
      out: expect.stringContaining('Usage:') as string,
      err: '',
    });
  });
});
