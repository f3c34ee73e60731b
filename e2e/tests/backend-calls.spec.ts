import { rawGet } from '../fixtures/raw-get';
import { startTestSite, stopTestSites, type TestSite } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

/** Calls of every page of a language, which a worker makes once. */
const SHARED = ['api/breaking-news/', 'api/opening-hours-today/', 'pageeditor-api/nav', 'pageeditor-api/settings'];
/** Settings whatever the language, and redirects: by the gateway itself, for its first request. */
const OF_GATEWAY = ['eeditor-api/settings', 'pageeditor-api/redirect'];

interface Line {
  readonly reqId?: string;
  readonly path?: string;
  readonly req?: { readonly url: string };
}

/**
 * Has a page rendered for the first time; returns a function that lists the calls to the backend for it, without the
 * language, as far as both processes have written them.
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

test('a page of content queries the backend once, and once for each language for the data that all pages share', async () => {
  const site = await startTestSite({ env: { LOG_LEVEL: 'info' } });
  for (const [first, second] of [
    ['/de/besuch', '/de/impressum'],
    ['/en/visit', '/en/datenschutz'],
  ] as const) {
    const own = `pageeditor-api/page/${first.slice('/de/'.length)}`;
    const ofFirst = await callsOf(site, first);
    await expect.poll(ofFirst).toContain(own);
    // The first page requests the data that all pages of a language share, or the gateway's start did.
    const once = [own, ...SHARED, ...OF_GATEWAY].sort();
    expect(once.filter((call) => ofFirst().includes(call))).toEqual(ofFirst());
    await expect.poll(await callsOf(site, second)).toEqual([`pageeditor-api/page/${second.slice('/de/'.length)}`]);
  }
  // Control: a page with a list and its filters asks for each of them.
  const ofProgramme = await callsOf(site, '/de/veranstaltungen');
  await expect.poll(() => ofProgramme().length).toBeGreaterThan(1);
});
