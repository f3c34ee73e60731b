import { Releases } from '@vestibule/registry/releases';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { editorCookies } from '../fixtures/editor-session';
import { valuesAt } from '../fixtures/matrix';
import { testOnSharedSite as test } from '../fixtures/own-site';
import { newHost, rawGet } from '../fixtures/raw-get';
import { REMOTE_NAMES, REMOTES, type RemoteName } from '../fixtures/remotes';
import type { TestSite } from '../fixtures/site';
import { expect } from '../fixtures/test';
import { liveVersion, makeVersion, moveUnchecked, registryOf, type Changes } from '../fixtures/versions';

// Statements that this file shows:
// - docs/behaviour/interface.md#failures-of-parts

const server = (change: (code: string) => string): Changes => ({ 'server/server.cjs': change });
/** Replaces a part of the remote's page in its server file. */
const part = (remote: RemoteName, name: 'Component' | 'loader', value: string) =>
  server(
    (code) =>
      `${code}\n;Object.defineProperty(module.exports.exposes['${RENDERED[remote].expose}'].default, '${name}', { value: ${value} });`,
  );

/** Server-rendered exposes of each remote; the editor's pages are the content hub's. */
const RENDERED = { ...REMOTES, editor: { path: '/cms-hub/releases', expose: './pages/releases' } } as const;

/** Faults that show when a page is rendered. */
const RENDER_FAULTS: Readonly<Record<string, (remote: RemoteName) => Changes>> = {
  'throws on render': (remote) => part(remote, 'Component', '() => { throw new Error("broken component"); }'),
  'server render hangs': (remote) => part(remote, 'loader', '() => new Promise(() => undefined)'),
  'server render loops for ever': (remote) => part(remote, 'Component', '() => { for (;;); }'),
  'server loader loops after its first wait': (remote) =>
    part(remote, 'loader', 'async () => { await null; for (;;); }'),
  'server eats memory': (remote) =>
    part(remote, 'Component', '() => { const kept = new Map(); for (let i = 0; ; i += 1) kept.set(i, { i }); }'),
};

/** Faults that a build cannot be started with. */
const START_FAULTS: Readonly<Record<string, Changes>> = {
  'server file throws': server(() => 'throw new Error("broken build")'),
  'server file loops for ever': server((code) => `${code}\n;for (;;);`),
};

/** Faults of a build that does not match its manifest. */
const TAMPERED: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  'wrong integrity': async (folder) => writeFile(join(folder, 'browser', 'remoteEntry.js'), 'alert(1)'),
  'truncated manifest': async (folder) =>
    writeFile(join(folder, 'remote.json'), (await readFile(join(folder, 'remote.json'))).subarray(0, 300)),
  'wrong version': async (folder) =>
    writeFile(
      join(folder, 'remote.json'),
      (await readFile(join(folder, 'remote.json'), 'utf8')).replace(/"version":"[^"]*"/, '"version":"1.2.3"'),
    ),
  'contract that does not fit': async (folder) =>
    writeFile(
      join(folder, 'remote.json'),
      (await readFile(join(folder, 'remote.json'), 'utf8')).replace(/"contracts":"[^"]*"/, '"contracts":"^7.0.0"'),
    ),
};

const cookies = new Map<string, Promise<string>>();
/** The editor's session on a site; a session lives longer than a worker. */
const sessionOn = ({ origin }: TestSite) =>
  cookies.get(origin) ?? cookies.set(origin, editorCookies(origin)).get(origin) ?? '';

/** Response at the remote's page: whole, or with a missing part. The hub is the editor's alone, and has no footer. */
async function look(site: TestSite, remote: RemoteName): Promise<string> {
  const hub = remote === 'editor';
  // Another host each time: the page cache must not answer.
  const { status, body } = await rawGet(
    `${site.origin}${RENDERED[remote].path}`,
    hub ? { cookie: await sessionOn(site) } : newHost(),
  );
  const html = body.toString();
  const kind = html.includes('data-fallback') ? 'fallback' : 'whole';
  // A page without its main part is no page to a robot.
  if (status !== (kind === 'whole' ? 200 : 503) || !html.includes('<main') || !(hub || html.includes('<footer')))
    return `not a page: ${status}`;
  return kind;
}
/** How the desk, a page of the hub that is another remote's than the hub, is answered, and by which version of it. */
async function lookAtDesk(site: TestSite): Promise<string> {
  const { status, body } = await rawGet(`${site.origin}/cms-hub/box-office`, { cookie: await sessionOn(site) });
  const [, version] = /data-remote="commerce" data-version="([^"]*)"/.exec(body.toString()) ?? [];
  return `${status} commerce ${version}`;
}
/** The composition that the gateway gives to visitors. */
const live = async ({ origin }: TestSite) =>
  ((await (await fetch(`${origin}/health`)).json()) as { composition: string }).composition;
/** The same, once it is the pointer's composition. */
const settled = async (site: TestSite) => {
  const id = (await registryOf(site).stable())?.composition.id ?? '';
  await expect.poll(() => live(site), { intervals: [100, 250] }).toBe(id);
  return id;
};
const rollBack = (site: TestSite) => new Releases(registryOf(site), 'e2e').rollback();
const isWhole = async (site: TestSite, remote: RemoteName) => {
  await expect.poll(() => look(site, remote), { intervals: [100, 250] }).toBe('whole');
};

// Each fault at one remote, each remote equally often; in the whole matrix all faults at all remotes.
for (const remote of REMOTE_NAMES) {
  for (const [index, [name, changes]] of Object.entries(RENDER_FAULTS).entries()) {
    if (!valuesAt(REMOTE_NAMES, index).includes(remote)) continue;
    test(`${remote}, ${name}: a page with a gap, the neighbours are whole, and a rollback fixes it`, async ({
      site,
    }) => {
      await isWhole(site, remote);
      await moveUnchecked(site, await makeVersion(site, remote, changes(remote)));
      await expect.poll(() => look(site, remote), { intervals: [100, 250] }).toBe('fallback');
      for (const other of REMOTE_NAMES.filter(
        (known) => known !== remote && RENDERED[known].path !== RENDERED[remote].path,
      ))
        expect(await look(site, other)).toBe('whole');
      const desk = `200 commerce ${await liveVersion(site, 'commerce')}`;
      if (remote === 'editor') expect(await lookAtDesk(site)).toBe(desk);
      await rollBack(site);
      await isWhole(site, remote);
      if (remote === 'editor') expect(await lookAtDesk(site)).toBe(desk);
    });
  }
}

for (const remote of REMOTE_NAMES) {
  for (const [index, [name, changes]] of Object.entries(START_FAULTS).entries()) {
    if (!valuesAt(REMOTE_NAMES, index).includes(remote)) continue;
    test(`${remote}, ${name}: nobody gets it, not even after the gateway was killed`, async ({ site }) => {
      const good = await liveVersion(site, remote);
      const bad = await makeVersion(site, remote, changes);
      const reasons = () => site.log().split('a composition cannot be started').length;
      const before = reasons();
      await moveUnchecked(site, bad);
      await expect.poll(reasons).toBeGreaterThan(before);
      await isWhole(site, remote);
      site.gateway.child?.kill('SIGKILL');
      await expect.poll(() => look(site, remote).catch(() => 'away'), { intervals: [200] }).toBe('whole');
      await rollBack(site);
      expect(await liveVersion(site, remote)).toBe(good);
    });
  }

  for (const [index, [name, tamper]] of Object.entries(TAMPERED).entries()) {
    if (!valuesAt(REMOTE_NAMES, index).includes(remote)) continue;
    test(`${remote}, ${name}: refused at load, and taken as soon as it is right again`, async ({ site }) => {
      const next = await makeVersion(site, remote);
      const folder = join(site.registryDir, 'remotes', remote, next.version);
      const files = await Promise.all(
        ['remote.json', 'browser/remoteEntry.js'].map(
          async (file) => [file, await readFile(join(folder, file))] as const,
        ),
      );
      await tamper(folder);
      const before = await settled(site);
      const written = site.log().length;
      await moveUnchecked(site, next);
      await expect.poll(() => site.log().slice(written)).toMatch(new RegExp(`cannot be started|${next.version}`));
      await isWhole(site, remote);
      expect(await live(site)).toBe(before);
      for (const [file, content] of files) await writeFile(join(folder, file), content);
      await settled(site);
      await rollBack(site);
      await isWhole(site, remote);
    });
  }
}
