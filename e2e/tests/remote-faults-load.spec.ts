import { Releases } from '@vestibule/registry/releases';
import { setTimeout as wait } from 'node:timers/promises';
import { testOnSharedSite as test, untilWhole } from '../fixtures/own-site';
import { newHost, rawGet } from '../fixtures/raw-get';
import { readComposition } from '../fixtures/site';
import { expect } from '../fixtures/test';
import { makeVersion, moveUnchecked, registryOf } from '../fixtures/versions';

/** Three rounds of requests a second. */
const PACE_MS = 330;

/** Faults of a loader, by the address's query; the last three take the worker down. */
const LOADER_FAULTS = {
  throws: `throw new Error('thrown')`,
  silent: `await new Promise(() => undefined)`,
  exits: `process.exit(1)`,
  rejects: `Promise.reject(new Error('nobody waits'))`,
  timer: `setTimeout(JSON.parse, 5, '{')`,
  loops: `await null; for (;;);`,
  leaks: `const kept = new Map(); for (let i = 0; ; i += 1) kept.set(i, { i });`,
} as const;
/**
 * Pages of the programme with a query; an expose that takes workers down is left out for a while, so each has its own.
 */
const FAULTY_PAGES = {
  './pages/search': { path: '/de/search?q=', faults: ['throws', 'silent', 'exits', 'rejects', 'timer'] },
  './pages/events-list': { path: '/de/veranstaltungen?q=', faults: ['loops'] },
  './pages/news': { path: '/de/news?page=', faults: ['leaks'] },
} as const;

test('three bad requests a second of one remote fail none of the others, and the log names it', async ({ site }) => {
  const faulty = (code: string, expose: string) =>
    `${code}\n;((page) => { const { loader } = page; page.loader = async (context) => {
      const fault = /^fault-(\\w+)-/.exec(context.url.search.split('=')[1] ?? '')?.[1];
      ${Object.entries(LOADER_FAULTS)
        .map(([name, run]) => `if (fault === '${name}') { ${run}; }`)
        .join('\n')}
      return loader(context);
    }; })(module.exports.exposes['${expose}'].default);`;
  const version = await makeVersion(site, 'programme', {
    'server/server.cjs': (code) => Object.keys(FAULTY_PAGES).reduce(faulty, code),
  });
  await moveUnchecked(site, version);
  await expect
    .poll(async () => ((await (await fetch(`${site.origin}/health`)).json()) as { composition: string }).composition)
    .toBe((await readComposition(site)).id);
  const failed: string[] = [];
  const get = async (path: string) => (await rawGet(`${site.origin}${path}`, newHost())).status;
  for (const { path, faults } of Object.values(FAULTY_PAGES))
    for (const fault of faults) {
      const before = site.log().length;
      const asked: Promise<unknown>[] = [];
      for (let round = 0; round < 6; round += 1) {
        asked.push(get(`${path}fault-${fault}-${round}`));
        const other = ['/de/team', '/de/besuch'][round % 2] ?? '';
        asked.push(get(other).then((status) => status === 200 || failed.push(`${fault}: ${other} ${status}`)));
        await wait(PACE_MS);
      }
      await Promise.all(asked);
      const log = site.log().slice(before);
      expect.soft(log, fault).toContain('"remote":"programme"');
      expect.soft(log, fault).not.toMatch(/"remote":"(content|commerce|editor)"/);
    }
  expect(failed).toEqual([]);
  await new Releases(registryOf(site), 'e2e').rollback();
  await untilWhole(site);
});
