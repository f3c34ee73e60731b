import { expect, test } from '@playwright/test';
import { rawGet } from '../fixtures/raw-get';
import { startTestSite, stopTestSites, type TestSite } from '../fixtures/site';

/** What every page of a language shows, which a worker asks for once. */
const SHARED = ['api/breaking-news/', 'api/opening-hours-today/', 'pageeditor-api/nav', 'pageeditor-api/settings'];

interface Line {
  readonly reqId?: string;
  readonly path?: string;
  readonly req?: { readonly url: string };
}

/** What the backend was asked for the first rendering of a page, without the language. */
async function callsOf(site: TestSite, path: string): Promise<string[]> {
  expect((await rawGet(`${site.origin}${path}`)).headers['server-timing']).toContain('cache;desc=miss');
  const lines = () =>
    site
      .log()
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line) as Line);
  // Both processes write when they come to it.
  await expect.poll(() => lines().some((line) => line.path === path)).toBe(true);
  const id = lines().find((line) => line.path === path)?.reqId;
  return lines()
    .filter(({ reqId, req }) => reqId === id && req !== undefined)
    .map(({ req }) => (req?.url ?? '').slice('/de/'.length))
    .sort();
}

test.afterEach(stopTestSites);

test('a page of content asks the backend once, and once a language for what all pages share', async () => {
  const site = await startTestSite({ env: { LOG_LEVEL: 'info' } });
  expect(await callsOf(site, '/de/besuch')).toEqual([...SHARED, 'pageeditor-api/page/besuch'].sort());
  expect(await callsOf(site, '/de/impressum')).toEqual(['pageeditor-api/page/impressum']);
  expect(await callsOf(site, '/en/visit')).toEqual([...SHARED, 'pageeditor-api/page/visit'].sort());
  // Control: a page with lists asks for each of them.
  expect((await callsOf(site, '/de')).length).toBeGreaterThan(3);
});
