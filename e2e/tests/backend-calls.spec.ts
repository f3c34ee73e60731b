import { rawGet } from '../fixtures/raw-get';
import { startTestSite, stopTestSites, type TestSite } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

/** What every page of a language shows, which a worker asks for once. */
const SHARED = ['api/breaking-news/', 'api/opening-hours-today/', 'pageeditor-api/nav', 'pageeditor-api/settings'];
/** Settings whatever the language, and redirects: by the gateway itself, for its first request. */
const OF_GATEWAY = ['eeditor-api/settings', 'pageeditor-api/redirect'];

interface Line {
  readonly reqId?: string;
  readonly path?: string;
  readonly req?: { readonly url: string };
}

/**
 * Has a page rendered for the first time; what is returned tells what the backend was asked for it, without the
 * language, as far as both processes have written it.
 */
async function callsOf(site: TestSite, path: string): Promise<() => string[]> {
  expect((await rawGet(`${site.origin}${path}`)).headers['server-timing']).toContain('cache;desc=miss');
  const lines = () =>
    site
      .log()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line);
  await expect.poll(() => lines().some((line) => line.path === path)).toBe(true);
  const id = lines().find((line) => line.path === path)?.reqId;
  return () =>
    lines()
      .filter(({ reqId, req }) => reqId === id && req !== undefined)
      .map(({ req }) => (req?.url ?? '').slice('/de/'.length))
      .sort();
}

test.afterEach(stopTestSites);

test('a page of content asks the backend once, and once a language for what all pages share', async () => {
  const site = await startTestSite({ env: { LOG_LEVEL: 'info' } });
  for (const [first, second] of [
    ['/de/besuch', '/de/impressum'],
    ['/en/visit', '/en/datenschutz'],
  ] as const) {
    const own = `pageeditor-api/page/${first.slice('/de/'.length)}`;
    const ofFirst = await callsOf(site, first);
    await expect.poll(ofFirst).toContain(own);
    // What all pages of a language show is asked for by the first, or was by the gateway's start.
    const once = [own, ...SHARED, ...OF_GATEWAY].sort();
    expect(once.filter((call) => ofFirst().includes(call))).toEqual(ofFirst());
    await expect.poll(await callsOf(site, second)).toEqual([`pageeditor-api/page/${second.slice('/de/'.length)}`]);
  }
  // Control: a page with a list and its filters asks for each of them.
  const ofProgramme = await callsOf(site, '/de/veranstaltungen');
  await expect.poll(() => ofProgramme().length).toBeGreaterThan(1);
});
