import { startPostgres, type TestPostgres } from '@vestibule/testkit/postgres';
import { recordPath } from '../fixtures/record-path';
import { bookableEvent } from '../fixtures/bookable-event';
import { newHost, rawGet, untilCached, type RawAnswer } from '../fixtures/raw-get';
import { startTestSite, stopTestSites, type TestSite } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

const TOKEN = 'internal-token-of-this-test';
const signal = (postgres: TestPostgres, name: 'SIGSTOP' | 'SIGCONT') =>
  postgres.pids().forEach((pid) => process.kill(pid, name));

/** Faults of a database, and how each ends. */
const FAULTS = {
  hangs: {
    begin: async (database: TestPostgres) => signal(database, 'SIGSTOP'),
    end: async (database: TestPostgres) => signal(database, 'SIGCONT'),
  },
  'is away': {
    begin: (database: TestPostgres) => database.kill(),
    end: (database: TestPostgres) => database.restart(),
  },
} as const;

let database: TestPostgres;
test.beforeAll(async () => {
  database = await startPostgres();
});
test.afterAll(async () => {
  await stopTestSites();
  await database.stop();
});

const get = ({ origin }: TestSite, path: string, headers?: Readonly<Record<string, string>>): Promise<RawAnswer> =>
  rawGet(origin + path, headers);
/** The main part, without the parts that differ in each response. */
const mainOf = ({ body }: RawAnswer) => /<main[^]*<\/main>/.exec(body.toString())?.[0].replace(/nonce="[^"]*"/g, '');

test('a database that hangs, or is away, takes no page that was whole', async ({ request }) => {
  const site = await startTestSite({ env: { DATABASE_URL: database.url, INTERNAL_TOKEN: TOKEN } });
  const event = recordPath('event', await bookableEvent(request, site.origin), 'de');
  const pages = ['/de', '/de/veranstaltungen', '/de/news', '/de/besuch', event];
  for (const [what, { begin, end }] of Object.entries(FAULTS)) {
    const whole = new Map<string, string | undefined>();
    for (const path of pages) {
      await untilCached(site.origin + path);
      whole.set(path, mainOf(await get(site, path)));
    }
    await begin(database);
    try {
      const purged = await fetch(`${site.origin}/internal/purge`, {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags: ['events', 'articles', 'pages'] }),
      });
      expect(purged.ok).toBe(true);
      for (const path of pages) {
        const page = await get(site, path);
        expect([what, path, page.status, page.headers['x-cache']]).toEqual([what, path, 200, 'stale']);
        expect(mainOf(page)).toBe(whole.get(path));
      }
      const none = await get(site, '/de/veranstaltungen', newHost());
      expect([what, none.status, none.headers['retry-after'] !== undefined]).toEqual([what, 503, true]);
    } finally {
      await end(database);
    }
  }
});
