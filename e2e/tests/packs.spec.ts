import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '@vestibule/tooling/workspaces';
import { expect, test } from '@playwright/test';
import { startTestSite, stopTestSites } from '../fixtures/site';

test.afterEach(stopTestSites);

const PACKS = process.env['PACKS_DIR'] ?? join(ROOT, '..', 'shared', 'data', 'packs');
const run = promisify(execFile);

interface PackEvent {
  readonly title: Readonly<Record<string, string>>;
  readonly date_start: string;
}

test.skip(!existsSync(PACKS), `There is no folder ${PACKS}; set PACKS_DIR`);

test('packs come in through the running site, and its pages show them with their local times', async ({ page }) => {
  test.setTimeout(180_000);
  const site = await startTestSite();
  const content = (...args: string[]) =>
    run('node', [join(ROOT, 'backend', 'dist', 'server', 'content.cjs'), ...args], {
      env: { ...process.env, DATA_DIR: site.dataDir, MIGRATIONS_DIR: join(ROOT, 'backend', 'drizzle') },
    });
  const count = async () => ((await (await page.request.get(`${site.origin}/de/api/events/?date=01-01-2010`)).json()) as { count: number }).count;
  // The list is in the cache before the import: the import must purge it.
  await page.goto(`${site.origin}/de/veranstaltungen?date=06-05-2013`);
  const before = await count();
  for (const pack of ['republica13', 'nyphil', 'nationalassembly', 'datagov-cz']) await content('import', join(PACKS, pack));
  const after = await count();
  expect(after - before).toBe(306 + 252);
  await content('import', join(PACKS, 'republica13'));
  expect(await count()).toBe(after);

  const lines = (await readFile(join(PACKS, 'republica13', 'events.jsonl'), 'utf8')).trim().split('\n');
  const first = lines
    .map((line) => JSON.parse(line) as PackEvent)
    .sort((a, b) => a.date_start.localeCompare(b.date_start))
    .slice(0, 5);
  await page.goto(`${site.origin}/de/veranstaltungen?date=06-05-2013`);
  for (const { title, date_start } of first) {
    const text = title['de'] ?? title['en'] ?? '';
    const row = page.getByRole('main').getByRole('listitem').filter({ hasText: text }).first();
    await expect(row).toContainText(`${date_start.slice(11, 16)} Uhr`);
  }
});

test('a pack with bad lines changes nothing and names every line', async () => {
  const site = await startTestSite();
  const { mkdtemp, writeFile } = await import('node:fs/promises');
  const { tmpdir } = await import('node:os');
  const dir = await mkdtemp(join(tmpdir(), 'vestibule-pack-'));
  await writeFile(
    join(dir, 'events.jsonl'),
    ['{"key":"a","title":{"de":"A"},"date_start":"2026-12-01T10:00"}', '{"key":"b","title":{"de":"B"},"date_start":"gestern"}', 'kein JSON'].join('\n'),
  );
  const failed = await run('node', [join(ROOT, 'backend', 'dist', 'server', 'content.cjs'), 'import', dir], {
    env: { ...process.env, DATA_DIR: site.dataDir, MIGRATIONS_DIR: join(ROOT, 'backend', 'drizzle') },
  }).catch((error: { code: number; stdout: string; stderr: string }) => error);
  expect(failed).toMatchObject({ code: 1 });
  const said = `${failed.stdout}${failed.stderr}`;
  expect(said).toContain('events.jsonl:2: date_start');
  expect(said).toContain('events.jsonl:3');
});
