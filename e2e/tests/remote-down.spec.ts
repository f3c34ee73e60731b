import { readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readComposition, startTestSite, stopTestSites, type TestSite } from '../fixtures/site';
import { rawGet } from '../fixtures/raw-get';

test.afterEach(stopTestSites);

/** The folder of a remote's live version in a site's own registry. */
async function folderOf(site: { registryDir: string }, remote: string): Promise<string> {
  const { remotes } = await readComposition(site);
  return join(site.registryDir, 'remotes', remote, remotes.find(({ name }) => name === remote)?.version ?? '');
}

/** Changes a remote's server file as its own team would by publishing a bad build: with the right integrity. */
async function damageServer(site: TestSite, remote: string, change: (code: string) => string): Promise<void> {
  const folder = await folderOf(site, remote);
  const file = join(folder, 'server', 'server.cjs');
  const code = change(await readFile(file, 'utf8'));
  await writeFile(file, code);
  const manifest = JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')) as { server: { integrity: string } };
  manifest.server.integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  await writeFile(join(folder, 'remote.json'), JSON.stringify(manifest));
}

/** Replaces the component of the opening hours in the header. */
const withHeaderInfo = (component: string) => (code: string) =>
  `${code}\n;{ const hours = module.exports.exposes['./slots/opening-hours'].default; Object.defineProperty(hours, 'Component', { value: ${component} }); }`;

const restarted = async (damage: (site: TestSite) => Promise<void>): Promise<TestSite> => {
  const site = await startTestSite({ ownRegistry: true });
  await damage(site);
  const gateway = site.gateway.child;
  const ended = new Promise((resolve) => gateway?.once('exit', resolve));
  gateway?.kill('SIGKILL');
  await ended;
  await expect
    .poll(
      () =>
        rawGet(`${site.origin}/health`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(200);
  return site;
};

test('control: with all remotes well, the header shows the opening hours and nothing is reported', async () => {
  const site = await startTestSite({ ownRegistry: true });
  const { status, body } = await rawGet(`${site.origin}/de/besuch`);
  expect(status).toBe(200);
  expect(body.toString()).not.toContain('data-fallback');
  expect(site.log()).not.toContain('a remote failed');
});

test('a server file that throws: the rest of the page answers 200, the place has a fallback, the report names the remote', async () => {
  const site = await restarted((own) => damageServer(own, 'programme', () => 'throw new Error("broken build")'));
  const page = await rawGet(`${site.origin}/de/besuch`);
  expect(page.status).toBe(200);
  expect(page.body.toString()).toContain('<h1');
  expect(page.body.toString()).toContain('data-fallback');
  const programme = await rawGet(`${site.origin}/de/veranstaltungen`);
  expect(programme.status).toBe(200);
  expect(programme.body.toString()).toContain('data-fallback');
  const { remotes } = await readComposition(site);
  const version = remotes.find(({ name }) => name === 'programme')?.version;
  await expect.poll(() => site.log()).toContain(`"remote":"programme","version":"${version}"`);
});

test('a component that throws while rendering on the server', async () => {
  const site = await restarted((own) => damageServer(own, 'programme', withHeaderInfo('() => { throw new Error("broken component"); }')));
  const page = await rawGet(`${site.origin}/de/besuch`);
  expect(page.status).toBe(200);
  expect(page.body.toString()).toContain('<h1');
  await expect.poll(() => site.log()).toContain('"slot":"./slots/opening-hours"');
  expect(site.log()).toContain('broken component');
});

test('a component that never ends on the server', async () => {
  const site = await restarted((own) => damageServer(own, 'programme', withHeaderInfo('() => { for (;;); }')));
  const started = Date.now();
  const page = await rawGet(`${site.origin}/de/besuch`);
  expect(page.status).toBe(200);
  expect(Date.now() - started).toBeLessThan(10_000);
  expect(page.body.toString()).toContain('<h1');
  expect(page.body.toString()).toContain('data-fallback');
  await expect.poll(() => site.log()).toContain('"remote":"programme"');
  // The next visitor does not wait for it again.
  const again = Date.now();
  expect((await rawGet(`${site.origin}/en/visit`)).status).toBe(200);
  expect(Date.now() - again).toBeLessThan(900);
});

test('a loader that never answers', async () => {
  const loader = '() => new Promise(() => undefined)';
  const site = await restarted((own) =>
    damageServer(own, 'programme', (code) => `${code}\n;Object.defineProperty(module.exports.exposes['./slots/opening-hours'].default, 'loader', { value: ${loader} });`),
  );
  const page = await rawGet(`${site.origin}/de/besuch`);
  expect(page.status).toBe(200);
  expect(page.body.toString()).toContain('data-fallback');
  await expect.poll(() => site.log()).toContain('"slot":"./slots/opening-hours"');
});

test('a build that was changed after it was published is not run', async () => {
  const site = await restarted(async (own) => {
    const file = join(await folderOf(own, 'programme'), 'server', 'server.cjs');
    await writeFile(file, `${await readFile(file, 'utf8')}\n// changed`);
  });
  expect((await rawGet(`${site.origin}/de/besuch`)).body.toString()).toContain('data-fallback');
  await expect.poll(() => site.log()).toContain('is not what remote.json says it is');
});

test('a browser script that is missing: the server’s page stays, everything else works', async ({ page }) => {
  const site = await startTestSite();
  await page.route('**/remotes/programme/**/remoteEntry.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto(`${site.origin}/de/veranstaltungen`);
  const titles = await page.locator('main h3').count();
  await page.mouse.move(20, 20);
  await page.waitForLoadState('networkidle');
  expect(await page.locator('main h3').count()).toBe(titles);
  await expect.poll(() => site.log(), { timeout: 20_000 }).toContain('"remote":"programme"');
  await page
    .getByRole('link', { name: /Warenkorb/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/de\/cart$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
