import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { signIn } from '../fixtures/editor-session';
import { logIn } from '../fixtures/log-in';
import { valuesAt } from '../fixtures/matrix';
import { testOnOwnSite } from '../fixtures/own-site';
import { REMOTE_NAMES, REMOTES, type RemoteName } from '../fixtures/remotes';
import type { TestSite } from '../fixtures/site';
import { failUncaught, faultKey, switchableFault, type Uncaught } from '../fixtures/switchable-fault';
import { expect } from '../fixtures/test';
import { liveFolder, liveVersion, makeVersion, moveUnchecked, registryOf } from '../fixtures/versions';

/** A site whose remotes can be broken from within the page. */
const test = testOnOwnSite(async (site) => {
  const versions = await Promise.all(
    REMOTE_NAMES.map((name) => makeVersion(site, name, { 'browser/remoteEntry.js': switchableFault(name) })),
  );
  await moveUnchecked(site, ...versions);
  await expect
    .poll(async () => (await (await fetch(`${site.origin}/health`)).json()) as unknown)
    .toMatchObject({ composition: (await registryOf(site).stable())?.composition.id });
});

interface Fault {
  /** Breaks the remote for this page. Returns the function that repairs it. */
  begin: (page: Page, remote: RemoteName, site: TestSite) => Promise<() => Promise<void>>;
}

/** A fault of the network between the browser and one file. */
const onRoute = (
  url: (remote: RemoteName) => string,
  answer: (route: Route, remote: RemoteName, site: TestSite) => Promise<void>,
): Fault => ({
  async begin(page, remote, site) {
    const handler = (route: Route) => answer(route, remote, site);
    await page.route(url(remote), handler);
    // An answer that is still running when the fault is over has no receiver.
    return () => page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
const onEntry = (answer: (route: Route, remote: RemoteName, site: TestSite) => Promise<void>) =>
  onRoute((remote) => `**/remotes/${remote}/**/remoteEntry.js`, answer);
/** A fault of the code itself. */
const inCode = (fault: 'load' | 'render'): Fault => ({
  async begin(page, remote) {
    await page.addInitScript(([key, value]) => sessionStorage.getItem('mended') ?? sessionStorage.setItem(key, value), [
      faultKey(remote),
      fault,
    ] as const);
    return () =>
      page.evaluate((key) => {
        sessionStorage.setItem('mended', 'yes');
        sessionStorage.removeItem(key);
      }, faultKey(remote));
  },
});
const script = (body: string) => ({ status: 200, contentType: 'text/javascript', body });

const FAULTS: Readonly<Record<string, Fault>> = {
  'script 404': onEntry((route) => route.fulfill({ status: 404, body: 'gone' })),
  'script hangs': onEntry(() => new Promise(() => undefined)),
  'script throws on load': inCode('load'),
  'throws on render': inCode('render'),
  'wrong version': onEntry(async (route, remote, site) => {
    const [other] = (await registryOf(site).versions(remote)).filter(({ version }) => !version.startsWith('9.'));
    return route.fulfill(
      script(
        await readFile(
          join(site.registryDir, 'remotes', remote, other?.version ?? '', 'browser', 'remoteEntry.js'),
          'utf8',
        ),
      ),
    );
  }),
  'wrong integrity': onEntry(async (route, remote, site) =>
    route.fulfill(
      script(
        `${await readFile(join(await liveFolder(site, remote), 'browser', 'remoteEntry.js'), 'utf8')}\n;globalThis.changed = true;`,
      ),
    ),
  ),
  'wrong integrity of a lazy part': onRoute(
    (remote) => `**/remotes/${remote}/**/__federation_expose_*.js`,
    async (route, remote, site) => {
      const file = route.request().url().split('/').at(-1) ?? '';
      return route.fulfill(
        script(
          `globalThis.changed = true;\n${await readFile(join(await liveFolder(site, remote), 'browser', file), 'utf8')}`,
        ),
      );
    },
  ),
  'HTML instead of script': onEntry((route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Login</title>' }),
  ),
  'truncated manifest': onRoute(
    () => '**/compositions/*.json',
    (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"id":"x","remotes":[{"na' }),
  ),
};

/** Whether React has taken over the remote's part of the page, by its marks on the elements. */
const isLive = (page: Page, remote: string) =>
  page
    .locator(`[data-remote=${remote}] > :not([data-fallback])`)
    .first()
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactFiber')), undefined, {
      timeout: 300,
    })
    .catch(() => false);

/** Opens the remote's page as a visitor who does something on it. */
async function open(page: Page, remote: RemoteName): Promise<void> {
  const answer = await page.goto(REMOTES[remote].path);
  expect(answer?.status()).toBe(200);
  await page.keyboard.press('Shift');
}

/** Each fault at one remote, each remote equally often. */
const isOpened = (fault: number, remote: RemoteName) => valuesAt(REMOTE_NAMES, fault).includes(remote);

for (const remote of REMOTE_NAMES) {
  test(`control: ${remote} without a fault is live`, async ({ page, site }) => {
    if (remote === 'editor') await signIn(page, site.origin);
    await open(page, remote);
    await expect.poll(() => isLive(page, remote)).toBe(true);
    await expect(page.locator('[data-fallback]')).toHaveCount(0);
  });

  for (const [index, [name, fault]] of Object.entries(FAULTS).entries()) {
    if (!isOpened(index, remote)) continue;
    test(`${remote}, ${name}: the page stands, everything else works, and the part comes back by itself`, async ({
      page,
      site,
      expectedReports,
    }) => {
      expectedReports.push(/"error":"broken on (load|render)"/);
      if (remote === 'editor') await signIn(page, site.origin);
      const mend = await fault.begin(page, remote, site);
      await open(page, remote);
      await expect(page.getByRole('banner')).toBeVisible();
      // Only a page that throws is replaced; one that is merely not live is the server's page.
      const replaced = name === 'throws on render' && remote !== 'editor';
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(replaced ? 0 : 1);
      const { neighbour } = REMOTES[remote];
      if (name !== 'truncated manifest') await expect.poll(() => isLive(page, neighbour)).toBe(true);
      expect(await isLive(page, remote)).toBe(false);
      expect(await page.evaluate(() => 'changed' in globalThis)).toBe(false);

      await mend();
      await expect.poll(() => isLive(page, remote), { intervals: [100] }).toBe(true);
      await expect(page.locator('[data-fallback]')).toHaveCount(0);
      expect(await page.locator(`[data-remote=${remote}]`).first().getAttribute('data-version')).toBe(
        await liveVersion(site, remote),
      );
    });
  }
}

const PLACES: readonly Uncaught[] = ['handler', 'timer', 'promise'];

test('errors of handlers, timers and promises are reported once, with their remote, and count in the view of releases', async ({
  page,
  site,
  expectedReports,
}) => {
  expectedReports.push(/"error":"broken in a (handler|timer|promise)"/);
  const version = await liveVersion(site, 'programme');
  await open(page, 'programme');
  await expect.poll(() => isLive(page, 'programme')).toBe(true);
  for (const place of PLACES) await failUncaught(page, 'programme', place);
  const reported = () =>
    site
      .log()
      .split('\n')
      .filter((line) => line.includes('"error":"broken in a '))
      .map((line) => JSON.parse(line) as object);
  await expect.poll(() => reported().length).toBeGreaterThanOrEqual(PLACES.length);
  expect(reported()).toEqual(
    PLACES.map((place) =>
      expect.objectContaining({ error: `broken in a ${place}`, remote: 'programme', version, kind: 'error' }),
    ),
  );

  await logIn(page, '/cms-hub/releases');
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: version }) });
  await expect(row).toContainText(/\s% \([3-9] von \d+\)/);
});
