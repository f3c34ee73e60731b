import { expect, test } from '@playwright/test';
import { ROOT } from '@vestibule/tooling/workspaces';
import { freePort } from '@vestibule/tooling/start/free-port';
import { REGISTRY } from '@vestibule/tooling/build/paths';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { linkPackages } from '../fixtures/link-packages';
import { IS_WHOLE } from '../fixtures/matrix';
import { newHost, rawGet } from '../fixtures/raw-get';
import { seedDir } from '../fixtures/seed';
import { Terminal } from '../fixtures/terminal';
import { collectComplaints } from '../fixtures/test';
import { liveVersion, makeVersion, moveUnchecked, registryOf } from '../fixtures/versions';
import { readWalk, type Step } from '../fixtures/walk';

/** The how-to promises less than a quarter of an hour; reading and typing take most of it. */
const COMMANDS_MS = 800_000;

/** A server file that cannot render its page. */
const broken = (code: string) =>
  `${code}\n;Object.defineProperty(module.exports.exposes['./pages/rooms'].default, 'Component', { value: () => { throw new Error('broken page'); } });`;

/** The command that only the whole matrix runs: `linkPackages` takes its place otherwise. */
const isInstallation = (step: Step) => !IS_WHOLE && step.kind === 'run' && step.code.startsWith('npm install ');

test('docs/own-a-remote.md leads from an empty folder to a published page, by its own commands', async ({
  browser,
}) => {
  test.setTimeout(COMMANDS_MS);
  const walk = await readWalk(join(ROOT, 'docs', 'own-a-remote.md'));
  const home = await mkdtemp(join(tmpdir(), 'vestibule-walk-'));
  const registry = join(home, 'registry');
  await Promise.all([
    cp(seedDir('embedded'), join(home, 'data'), { recursive: true }),
    cp(REGISTRY, registry, { recursive: true }),
  ]);
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const terminal = await Terminal.open(ROOT, {
    SITE: site,
    WORK: join(home, 'work'),
    REGISTRY_URL: registry,
    PORT: String(port),
    DATA_DIR: join(home, 'data'),
    // Asking the npm registry whether cached packages are current takes a quarter of the installation.
    npm_config_prefer_offline: 'true',
  });
  const published = { registryDir: registry };
  const stable = () => registryOf(published).stable();
  const follow = async (section: string) => {
    const steps = walk.get(section) ?? [];
    expect(steps.length, section).toBeGreaterThan(0);
    return steps;
  };
  const status = async (path: string) => (await rawGet(site + path)).status;
  try {
    const steps = [...(await follow('A site to work against')), ...(await follow('The remote'))];
    expect(steps.filter(isInstallation)).toHaveLength(IS_WHOLE ? 0 : 1);
    for (const step of steps) {
      if (isInstallation(step)) await linkPackages(join(home, 'work', 'mfe-rooms'), join(home, 'work', 'kit'));
      else await terminal.do(step);
    }
    expect(await status('/de/raeume')).toBe(404);

    const [start, shown, change, ...rest] = await follow('Work on it, inside the running site');
    if (!start || !shown || !change) throw new Error('The how-to has lost its steps');
    await terminal.do(start);
    await terminal.do(shown);
    const page = await browser.newPage({ baseURL: site });
    const { all } = collectComplaints(page);
    await page.goto(/http\S+_preview\S+/.exec(terminal.shown)?.[0] ?? '');
    await expect(page).toHaveURL(`${site}/de/raeume`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Räume');
    await expect(page.getByRole('complementary', { name: 'Vorschau' })).toContainText('rooms 0.1.0-dev.');
    await expect(page.locator('main').getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/de\/veranstaltungen\?room=\d+$/,
    );
    await terminal.do(change);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Räume und Säle');
    await terminal.run("sed -i.good 's/useHost()/useHost(/' src/rooms.page.tsx");
    await expect.poll(() => terminal.shown).toMatch(/types · .*rooms\.page\.tsx/);
    await terminal.run('mv src/rooms.page.tsx.good src/rooms.page.tsx');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Räume und Säle');
    expect(all).toEqual([]);
    expect(rest).toEqual([]);
    expect(await status('/de/raeume')).toBe(404);
    await page.close();
    await terminal.interrupt();

    // A refused publication changes nothing.
    const before = await stable();
    await terminal.run("sed -i.good 's/\\^1\\.0\\.0/^2.0.0/' remote.ts");
    await expect(terminal.run('npx vestibule publish\n')).rejects.toThrow(
      /ended with 1:[^]*Not published; nothing has changed[.]\n.*contract · .*remote\.ts/,
    );
    await terminal.run('mv remote.ts.good remote.ts');
    expect(await stable()).toEqual(before);

    const [canary, promote, rollback] = await follow('Publish');
    if (!canary || !promote || !rollback) throw new Error('The how-to has lost its steps');
    await terminal.do(canary);
    const inCanary = async () => (await rawGet(`${site}/en/rooms`, { cookie: 'release_group=9' })).status;
    await expect.poll(inCanary).toBe(200);
    expect((await rawGet(`${site}/en/rooms`, { cookie: 'release_group=10' })).status).toBe(404);
    await terminal.do(promote);
    for (const path of ['/de/raeume', '/en/rooms', '/cs/saly'])
      await expect.poll(() => status(path), { intervals: [100] }).toBe(200);
    const good = await liveVersion(published, 'rooms');
    const rooms = async () => (await rawGet(`${site}/de/raeume`, newHost())).body.toString();
    const changed = await rooms();
    expect(changed).toContain(`data-remote="rooms" data-version="${good}"`);
    expect(changed).toContain('Räume und Säle');

    // A page that got past the checks of publishing and breaks when it is rendered is taken back within two seconds.
    const bad = await makeVersion(published, 'rooms', { 'server/server.cjs': broken });
    await moveUnchecked(published, bad);
    await expect.poll(rooms, { intervals: [100] }).toContain('data-fallback');
    const live = await terminal.run(`npx vestibule compositions rollback --registry '${registry}' --by anna\n`);
    expect(live).toContain(`rooms ${good}`);
    await expect.poll(rooms, { intervals: [50] }).not.toContain('data-fallback');
    expect(await rooms()).toContain(`data-version="${good}"`);
    expect((await stable())?.history[0]).toMatchObject({ kind: 'rollback', by: 'anna' });

    await terminal.do(rollback);
    await expect.poll(() => status('/de/raeume')).toBe(404);
  } finally {
    await test.info().attach('terminals', { body: terminal.transcript, contentType: 'text/plain' });
    await terminal.close();
    await rm(home, { recursive: true, force: true });
  }
});
