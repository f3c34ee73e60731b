import { brotliDecompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { bookableEvent } from '../fixtures/bookable-event';
import { recordPath } from '../fixtures/record-path';
import { expect, test } from '../fixtures/test';
import { rawGet } from '../fixtures/raw-get';

// Statements that this file shows:
// - docs/behaviour/frame.md#addresses
// - docs/behaviour/frame.md#icons
// - docs/behaviour/frame.md#titles
// - docs/behaviour/interface.md#not-found
// - docs/behaviour/interface.md#error-pages
// - docs/behaviour/interface.md#unknown-middleware

test('redirects of the list answer 301 and may be cached for a limited time', async ({ site }) => {
  const answer = await rawGet(`${site.origin}/de/programm`);
  expect(answer.status).toBe(301);
  expect(answer.headers.location).toBe('/de/veranstaltungen');
  expect(answer.headers['cache-control']).toBe('no-store');
});

test('`v` is taken away from anonymous visitors with a 301', async ({ site }) => {
  const answer = await rawGet(`${site.origin}/de/besuch?v=3&a=b`);
  expect([answer.status, answer.headers.location]).toEqual([301, '/de/besuch?a=b']);
});

test('unknown pages are real 404s in the language of the path', async ({ site }) => {
  for (const [path, text] of [
    ['/de/gibt-es-nicht', 'Diese Seite'],
    ['/en/no-such-page', 'This page could not be found'],
    ['/cs/neni', 'str'],
    ['/en/events/nothing/999999', 'This page could not be found'],
    ['/fr', ''],
  ] as const) {
    const answer = await rawGet(site.origin + path);
    expect(answer.status, path).toBe(404);
    expect(answer.body.toString(), path).toContain(text);
  }
});

test('a bad filter value is a client error, not a server error', async ({ site }) => {
  for (const query of ['?room=abc', '?date=31-02-2026', '?date=2026-02-31', '?page=0', '?page=x']) {
    const { status } = await rawGet(`${site.origin}/de/veranstaltungen${query}`);
    expect(status, query).toBeGreaterThanOrEqual(400);
    expect(status, query).toBeLessThan(500);
  }
});

test('/ is the German home with a canonical to /de', async ({ site }) => {
  const { status, body } = await rawGet(`${site.origin}/`);
  expect(status).toBe(200);
  expect(body.toString()).toContain(`<link rel="canonical" href="${site.origin}/de"`);
  expect(body.toString()).toContain('<html lang="de"');
});

test('pages are compressed with brotli, carry a fresh nonce each time and answer 304', async ({ site }) => {
  const url = `${site.origin}/de/besuch`;
  await rawGet(url);
  const [first, second] = [
    await rawGet(url, { 'accept-encoding': 'br' }),
    await rawGet(url, { 'accept-encoding': 'br' }),
  ];
  expect(first.headers['content-encoding']).toBe('br');
  const [a, b] = [first, second].map(({ body }) => brotliDecompressSync(body).toString());
  const nonceOf = (policy: string | string[] | undefined) => /'nonce-([\w-]+)'/.exec(String(policy))?.[1] ?? 'none';
  const [nonceA, nonceB] = [
    nonceOf(first.headers['content-security-policy']),
    nonceOf(second.headers['content-security-policy']),
  ];
  expect(nonceA).not.toBe(nonceB);
  expect(a).toContain(`<script nonce="${nonceA}">`);
  expect(b).toContain(`<script nonce="${nonceB}">`);
  const again = await rawGet(url, { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) });
  expect(again.status).toBe(304);
  expect(again.headers['content-security-policy']).toBeUndefined();
});

test('the policy allows nothing inline and nothing evaluated', async ({ site }) => {
  const { headers } = await rawGet(`${site.origin}/de`);
  const policy = String(headers['content-security-policy']);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('builds are immutable, and nothing of the server is public', async ({ site }) => {
  const page = (await rawGet(`${site.origin}/de`)).body.toString();
  const style = /href="(\/shell\/[^"]+\.css)"/.exec(page)?.[1] ?? '';
  const answer = await rawGet(site.origin + style, { 'accept-encoding': 'br' });
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toContain('immutable');
  expect(answer.headers['content-encoding']).toBe('br');
  const remote = /href="(\/remotes\/[^/]+\/[^/]+)\//.exec(page)?.[1] ?? '';
  for (const path of [
    `${remote}/server/server.cjs`,
    `${remote}/remote.json`,
    `${remote}/browser/../server/server.cjs`,
    '/internal/purge',
    '/shell/../../package.json',
  ]) {
    expect((await rawGet(site.origin + path)).status, path).toBe(404);
  }
});

test('titles, canonical, alternates, share tags and structured data', async ({ page }) => {
  await page.goto('/en/visit');
  await expect(page).toHaveTitle(/^.+ \| .+$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/en\/visit$/);
  for (const [lang, path] of [
    ['de', '/de/besuch'],
    ['en', '/en/visit'],
    ['cs', '/cs/navsteva'],
    ['x-default', '/de/besuch'],
  ] as const) {
    await expect(page.locator(`link[rel="alternate"][hreflang="${lang}"]`)).toHaveAttribute(
      'href',
      new RegExp(`${path}$`),
    );
  }
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{20}/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/);
  expect((await graphOf(page)).map((item) => item['@type'])).toContain('WebSite');
});

test('an event carries structured data with offers and Berlin offset', async ({ page, site }) => {
  const { title, ...event } = await bookableEvent(page.request, site.origin);
  await page.goto(recordPath('event', event));
  const data = (await graphOf(page)).find((item) => String(item['@type']).endsWith('Event'));
  expect(data).toMatchObject({ name: title, location: { '@type': 'Place' } });
  expect(data?.['eventStatus']).toMatch(/^https:\/\/schema\.org\/Event(Scheduled|Rescheduled)$/);
  expect(data?.['startDate']).toMatch(/T\d\d:\d\d:00\+0[12]:00$/);
  expect(data?.['offers']).toBeTruthy();
});

/** Everything that the page says in structured data. */
async function graphOf(page: Page): Promise<Record<string, unknown>[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.flatMap((text) => (JSON.parse(text) as { '@graph': Record<string, unknown>[] })['@graph']);
}

test('browsers and phones find the icons and the manifest that the head names', async ({ page, site }) => {
  await page.goto('/en');
  const named = await page
    .locator('link[rel=apple-touch-icon], link[rel=manifest], link[rel=icon]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(named).toHaveLength(3);
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe('Salzhof Tannlitz');
  for (const address of [...named, '/favicon.ico', ...manifest.icons.map(({ src }) => src)]) {
    const response = await page.request.get(new URL(address, site.origin).href);
    expect([response.status(), response.headers()['content-type']], address).toEqual([
      200,
      expect.stringMatching(/^(image\/|application\/manifest\+json)/),
    ]);
  }
});
