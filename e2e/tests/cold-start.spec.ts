import { expect, test } from '@playwright/test';
import { REGISTRY } from '@vestibule/tooling/build/paths';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rawGet } from '../fixtures/raw-get';
import { startTestSite, stopTestSites, type TestSite } from '../fixtures/site';
import { liveFolder, liveVersion, makeVersion, moveUnchecked, registryOf } from '../fixtures/versions';

/** One for all: each test starts its gateway again, with a registry of its own. */
let site: TestSite;
test.beforeAll(async () => {
  site = await startTestSite({ ownRegistry: true });
});
test.afterAll(stopTestSites);

/**
 * Starts the gateway again with a damaged registry that has no older version to fall back on; returns the site's log
 * since then.
 */
async function restart(damage: () => Promise<unknown>): Promise<() => string> {
  await site.gateway.stop();
  await rm(site.registryDir, { recursive: true });
  await cp(REGISTRY, site.registryDir, { recursive: true });
  await damage();
  await registryOf(site).changeStable((now) => ({ ...now!, history: now!.history.slice(0, 1) }));
  const before = site.log().length;
  await site.gateway.start();
  await expect
    .poll(() =>
      rawGet(`${site.origin}/health`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  return () => site.log().slice(before);
}
const get = async (path: string) => {
  const { status, body } = await rawGet(site.origin + path);
  return { status, html: body.toString() };
};

test('control: with all remotes well nothing is missing, and nothing is reported', async () => {
  const log = await restart(async () => undefined);
  // A part that other work on the machine made late is there at the next request.
  await expect
    .poll(async () => {
      const { status, html } = await get('/de/besuch');
      return [status, html.includes('data-fallback')];
    })
    .toEqual([200, false]);
  expect(log()).not.toContain('a remote failed');
});

/** Blocks its thread for ever. One that loops, which takes whole cores, is in remote-faults-server. */
const BLOCKS = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';

for (const [name, code] of [
  ['throws', 'throw new Error("broken build")'],
  ['never ends', BLOCKS],
] as const) {
  test(`a server file that ${name}: the rest of the site answers 200, its own pages 503 with a gap, the report names it`, async () => {
    const log = await restart(async () =>
      moveUnchecked(site, await makeVersion(site, 'programme', { 'server/server.cjs': () => code })),
    );
    const visit = await get('/de/besuch');
    expect([visit.status, visit.html.includes('<h1'), visit.html.includes('data-fallback')]).toEqual([200, true, true]);
    const programme = await get('/de/veranstaltungen');
    // Without its main part a page is no answer for a robot.
    expect([programme.status, programme.html.includes('data-fallback')]).toEqual([503, true]);
    await expect.poll(log).toContain(`"remote":"programme","version":"${await liveVersion(site, 'programme')}"`);
  });
}

test('a build that was changed after it was published is not run', async () => {
  const log = await restart(async () => {
    const file = join(await liveFolder(site, 'programme'), 'server', 'server.cjs');
    await writeFile(file, `${await readFile(file, 'utf8')}\n// changed`);
  });
  expect((await get('/de/besuch')).html).toContain('data-fallback');
  await expect.poll(log).toContain('does not match its hash in remote.json');
});

test('a remote whose manifest is gone is left out, and the rest of the site answers', async () => {
  const log = await restart(async () =>
    writeFile(join(await liveFolder(site, 'commerce'), 'remote.json'), '{"name":"comm'),
  );
  const { status, html } = await get('/de/besuch');
  expect([status, html.includes('<h1'), html.includes('data-remote="commerce"')]).toEqual([200, true, false]);
  await expect.poll(log).toContain('remote.json of commerce');
});
