import type { Page } from '@playwright/test';
import { rawGet } from '../fixtures/raw-get';
import { startReceiver, type Receiver } from '../fixtures/receiver';
import { readComposition, startTestSite, stopTestSites, type TestSite } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

let receiver: Receiver;
/** The one that has an error service; the worker's site has none. */
let withService: TestSite;
test.beforeAll(async () => {
  receiver = await startReceiver();
  withService = await startTestSite({ env: { SENTRY_DSN: `http://publickey@127.0.0.1:${receiver.port}/1` } });
});
test.afterAll(async () => {
  await stopTestSites();
  await receiver.close();
});

const chunksOf = (page: Page) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return () => urls.filter((url) => /\/sentry\.\w+\.js$/.test(url));
};

/** A page whose programme cannot be loaded in the browser. */
async function openBroken(page: Page, origin: string): Promise<void> {
  await page.route('**/remotes/programme/**/remoteEntry.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.context().addCookies([{ name: 'visitor', value: 'erika-mustermann', url: origin }]);
  await page.goto(`${origin}/de/veranstaltungen?q=erika`);
  await page.keyboard.press('Shift');
}

test('pages without an error do not load its code, and without a service nobody does', async ({
  page,
  site: without,
  expectedReports,
}) => {
  expectedReports.push(/"remote":"programme"/);
  const chunks = chunksOf(page);
  await page.goto(`${withService.origin}/de/veranstaltungen`);
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
  expect(chunks()).toEqual([]);
  const reported = page.waitForRequest('**/client-errors');
  await openBroken(page, without.origin);
  await reported;
  await page.waitForLoadState('networkidle');
  expect(chunks()).toEqual([]);
  expect(receiver.received).toEqual([]);
  expect(String((await rawGet(`${without.origin}/de`)).headers['content-security-policy'])).toContain(
    "connect-src 'self';",
  );
});

test('a remote that fails in a browser is reported to the error service with its version, and nothing about the visitor', async ({
  page,
}) => {
  const service = `http://127.0.0.1:${receiver.port}`;
  const policy = String((await rawGet(`${withService.origin}/de`)).headers['content-security-policy']);
  expect(policy).toContain(`connect-src 'self' ${service};`);
  const chunks = chunksOf(page);
  await openBroken(page, withService.origin);
  await expect.poll(() => receiver.received.length).toBeGreaterThan(0);
  expect(chunks()).toHaveLength(1);
  const { id, remotes } = await readComposition(withService);
  const version = remotes.find(({ name }) => name === 'programme')?.version;
  const [first] = receiver.received;
  expect(first?.path).toMatch(/^\/api\/1\/envelope\/\?.*sentry_key=publickey/);
  const items = (first?.body ?? '')
    .split('\n')
    .map((line) => JSON.parse(line) as { tags?: object; exception?: { values: { value: string }[] }; sdk?: object });
  const event = items.find(({ exception }) => exception);
  expect(event?.tags).toEqual({ remote: 'programme', version, slot: expect.stringMatching(/^\.\//), composition: id });
  expect(event?.exception?.values.map(({ value }) => value).join()).toContain('cannot be loaded');
  expect(event?.sdk).toMatchObject({ settings: { infer_ip: 'never' } });
  expect(receiver.received.map(({ body, headers }) => body + String(headers.cookie)).join()).not.toMatch(
    /erika|breadcrumbs|"session"/,
  );
  // The gateway hears of it as well.
  const failures = async () => (await rawGet(`${withService.origin}/metrics`)).body.toString();
  await expect
    .poll(failures)
    .toMatch(
      new RegExp(
        `vestibule_remote_failures_total\\{remote="programme",version="${version}",side="browser",kind="code"\\} [1-9]`,
      ),
    );
});
