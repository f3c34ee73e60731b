import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rawGet } from '../fixtures/raw-get';
import { startTestSite, stopTestSites, type TestSite } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { liveFolder, liveVersion, makeVersion, moveUnchecked, registryOf } from '../fixtures/versions';

test.afterEach(stopTestSites);

/** A gateway that restarts with a registry that has no older version to fall back on. */
async function restarted(damage: (site: TestSite) => Promise<void>): Promise<TestSite> {
  const site = await startTestSite({ ownRegistry: true });
  await damage(site);
  await registryOf(site).changeStable((now) => ({ ...now!, history: now!.history.slice(0, 1) }));
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
      { timeout: 40_000 },
    )
    .toBe(200);
  return site;
}
const get = async (site: TestSite, path: string) => {
  const { status, body } = await rawGet(site.origin + path);
  return { status, html: body.toString() };
};

test('control: with all remotes well nothing is missing, and nothing is reported', async () => {
  const site = await restarted(async () => undefined);
  const { status, html } = await get(site, '/de/besuch');
  expect([status, html.includes('data-fallback')]).toEqual([200, false]);
  expect(site.log()).not.toContain('a remote failed');
});

for (const [name, code] of [
  ['throws', 'throw new Error("broken build")'],
  ['never ends', 'for (;;);'],
] as const) {
  test(`a server file that ${name}: the rest of the site answers 200, its own pages 503 with a gap, the report names it`, async () => {
    const site = await restarted(
      async (own) =>
        void (await moveUnchecked(own, await makeVersion(own, 'programme', { 'server/server.cjs': () => code }))),
    );
    const visit = await get(site, '/de/besuch');
    expect([visit.status, visit.html.includes('<h1'), visit.html.includes('data-fallback')]).toEqual([200, true, true]);
    const programme = await get(site, '/de/veranstaltungen');
    // Without its main part a page is no answer for a robot.
    expect([programme.status, programme.html.includes('data-fallback')]).toEqual([503, true]);
    await expect
      .poll(() => site.log())
      .toContain(`"remote":"programme","version":"${await liveVersion(site, 'programme')}"`);
  });
}

test('a build that was changed after it was published is not run', async () => {
  const site = await restarted(async (own) => {
    const file = join(await liveFolder(own, 'programme'), 'server', 'server.cjs');
    await writeFile(file, `${await readFile(file, 'utf8')}\n// changed`);
  });
  expect((await get(site, '/de/besuch')).html).toContain('data-fallback');
  await expect.poll(() => site.log()).toContain('is not what remote.json says it is');
});

test('a remote whose manifest is gone is left out, and the rest of the site answers', async () => {
  const site = await restarted(async (own) =>
    writeFile(join(await liveFolder(own, 'commerce'), 'remote.json'), '{"name":"comm'),
  );
  const { status, html } = await get(site, '/de/besuch');
  expect([status, html.includes('<h1'), html.includes('data-remote="commerce"')]).toEqual([200, true, false]);
  await expect.poll(() => site.log()).toContain('remote.json of commerce');
});
