import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { events } from '../../db/schema';
import { createTestApp } from '../../testing/test-app';
import { MIGRATIONS } from '../../testing/memory-database';
import { removeFolders, temporaryFolder, writePackFiles } from '../testing/pack';
import { run } from './run';

jest.setTimeout(60_000);
afterEach(removeFolders);

/** Runs the command; answers its status and what it wrote. */
async function command(argv: readonly string[], env: NodeJS.ProcessEnv, isTTY = false): Promise<{ status: number; out: string; err: string }> {
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
  expect(await command(['export', dir], env)).toMatchObject({ status: 0, out: expect.stringContaining(`Written to ${dir}`) as string });
});

test('lists all errors and ends with status 1', async () => {
  const env = { DATA_DIR: await temporaryFolder(), MIGRATIONS_DIR: MIGRATIONS };
  const pack = await writePackFiles({ events: [good, '{', { ...good, key: 'f', date_start: 'soon' }] });
  const refused = await command(['import', pack], env);
  expect(refused.status).toBe(1);
  expect(refused.err).toMatch(/error {4}events\.jsonl:2: is not JSON.*\nerror {4}events\.jsonl:3: date_start: must be a day/);
  expect(refused.err).toContain('2 errors. Nothing was imported');
  const rest = await command(['import', pack, '--skip-bad'], env, true);
  expect(rest).toMatchObject({ status: 1, err: expect.stringContaining('The rest was imported.') as string, out: expect.stringContaining('\r') as string });
});

test('lets a running backend do it', async () => {
  const dataDir = await temporaryFolder();
  const site = await createTestApp({ dataDir });
  try {
    const port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
    await writeFile(join(dataDir, 'backend.lock'), JSON.stringify({ pid: process.pid, port, token: 'internal-token-of-the-tests' }));
    expect(await command(['import', await writePackFiles({ events: [good] })], { DATA_DIR: dataDir })).toMatchObject({ status: 0, err: '' });
    expect(await site.db.select().from(events)).toHaveLength(1);
    expect(await command(['import', '/no/such'], { DATA_DIR: dataDir })).toEqual({ status: 1, out: '', err: 'There is no folder /no/such\n' });
  } finally {
    await site.close();
  }
});

test.each([
  [[], 'Say what to do'],
  [['load', 'x'], 'There is no command "load"'],
  [['import'], 'Say which folder to import'],
  [['import', 'a', 'b'], 'One folder at a time'],
  [['import', 'a', '--wrong'], '--wrong'],
  [['export', 'a', '--shift'], 'export takes no options'],
])('%j is told how to use it', async (argv, message) => {
  const answer = await command(argv, {});
  expect(answer.status).toBe(1);
  expect(answer.err).toContain(message);
  expect(answer.err).toContain('Usage:');
});

test('--help shows the usage', async () => {
  expect(await command(['--help'], {})).toMatchObject({ status: 0, out: expect.stringContaining('Usage:') as string, err: '' });
});
