import { ROOT } from '@vestibule/tooling/workspaces';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { outsideRemote, type OutsideRemote } from '../fixtures/outside-remote';
import { newHost, rawGet } from '../fixtures/raw-get';
import { startTestSite, stopTestSites, type TestSite } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { liveVersion, makeVersion, moveUnchecked, registryOf } from '../fixtures/versions';

test.describe.configure({ mode: 'serial' });

let site: TestSite;
let remote: OutsideRemote;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  [site, remote] = await Promise.all([startTestSite({ ownRegistry: true }), outsideRemote('mfe-programme')]);
});
test.afterAll(async () => {
  await stopTestSites();
  await remote.remove();
});

const publish = (...args: string[]) =>
  remote.run('npx', ['vestibule', 'publish', '--registry', site.registryDir, '--by', 'anna', ...args]);
const programme = async () => (await rawGet(`${site.origin}/de/veranstaltungen`, newHost())).body.toString();

test('a team publishes from its own repository, and the next visitor sees it', async () => {
  test.setTimeout(120_000);
  await remote.edit('src/events/list/events-list.page.tsx', (source) =>
    source.replace('definePage', '/* changed by its team */ definePage'),
  );
  await remote.edit('translations/de.json', (texts) => texts.replace('{', '{ "changed": "neu",'));
  const { output, status } = await publish('--channel', 'stable');
  expect(output).toContain('is in channel stable');
  expect(status).toBe(0);
  const version = await liveVersion(site, 'programme');
  await expect
    .poll(programme, { timeout: 5000, intervals: [100] })
    .toContain(`data-remote="programme" data-version="${version}"`);
  expect((await registryOf(site).stable())?.history[0]).toMatchObject({
    kind: 'publish',
    by: 'anna',
    what: `programme ${version}`,
  });
});

test('a remote that does not fit the contract is refused, and nothing changes', async () => {
  const before = await registryOf(site).stable();
  await remote.edit('remote.ts', (source) => source.replace(/contracts: '\^1\./, "contracts: '^2."));
  const { output, status } = await publish();
  expect(status).toBe(1);
  expect(output).toContain('Not published; nothing has changed.');
  expect(output).toContain(
    `contract · programme/remote.ts, contracts: the site runs contracts ${before?.composition.contracts}, the remote was written for ^2.`,
  );
  expect(await registryOf(site).stable()).toEqual(before);
  await remote.edit('remote.ts', (source) => source.replace("contracts: '^2.", "contracts: '^1."));
});

test('a page that does not type-check, or breaks when it is rendered, is refused by name', async () => {
  test.setTimeout(120_000);
  const before = await registryOf(site).stable();
  const file = 'src/events/list/events-list.page.tsx';
  let original = '';
  await remote.edit(file, (source) => {
    original = source;
    return source.replace('meta:', 'meta: () => 7, before:');
  });
  const types = await publish();
  expect([types.status, types.output]).toEqual([1, expect.stringMatching(/types · .*pages\/events-list/)]);
  await remote.edit(
    file,
    () => `${original}\nif (typeof document === 'undefined') throw new Error('only in browsers');\n`,
  );
  const smoke = await publish();
  expect([smoke.status, smoke.output]).toEqual([1, expect.stringMatching(/smoke · .*only in browsers/)]);
  expect(await registryOf(site).stable()).toEqual(before);
});

test('one command takes a broken publish back, and within two seconds the answer is good', async () => {
  const good = await liveVersion(site, 'programme');
  const broken = await makeVersion(site, 'programme', {
    'server/server.cjs': (code) =>
      `${code}\n;Object.defineProperty(module.exports.exposes['./pages/events-list'].default, 'Component', { value: () => { throw new Error('broken'); } });`,
  });
  await moveUnchecked(site, broken);
  await expect.poll(programme, { timeout: 10_000, intervals: [100] }).toContain('data-fallback');
  const { stdout } = await promisify(execFile)(
    'npm',
    ['run', '-s', 'compositions', '--', 'rollback', '--registry', site.registryDir],
    { cwd: ROOT },
  );
  expect(stdout).toContain(`programme ${good}`);
  await expect.poll(programme, { timeout: 2000, intervals: [50] }).not.toContain('data-fallback');
  expect(await programme()).toContain(`data-version="${good}"`);
});
