import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { rawGet } from '../fixtures/raw-get';

/** Limits in bytes of brotli. */
const LIMITS = { contentScript: 118_000, eventsScript: 150_000, html: 15_000 };

/** Bytes of script that the page fetches by itself, and the addresses of all that it fetches. */
async function firstLoad(page: Page, path: string) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Map<string, string>();
  const scripts = new Map<string, number>();
  const heads = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, response }) => {
    urls.set(requestId, response.url);
    heads.set(requestId, response.encodedDataLength);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = urls.get(requestId) ?? '';
    // Script alone: the server's headers of a file are not part of it.
    if (new URL(url, 'http://x').pathname.endsWith('.js'))
      scripts.set(url, encodedDataLength - (heads.get(requestId) ?? 0));
  });
  await page.goto(path);
  // They come when the browser has time for them.
  await expect.poll(() => scripts.size).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  return { bytes: [...scripts.values()].reduce((sum, size) => sum + size, 0), urls: [...urls.values()] };
}

test('a content page loads at most 118 kB of script; the code of a kind of module comes to pages that have it alone', async ({
  page,
}) => {
  const codeOf = (urls: readonly string[]) => urls.filter((url) => /\/remotes\/content\/.*\.js$/.test(url));
  // First, with nothing in the browser's cache.
  const { bytes, urls } = await firstLoad(page, '/de');
  expect.soft(bytes).toBeGreaterThan(50_000);
  expect.soft(bytes).toBeLessThanOrEqual(LIMITS.contentScript);
  const home = codeOf(urls);
  const plain = codeOf((await firstLoad(page, '/de/impressum')).urls);
  const all = codeOf((await firstLoad(page, '/de/bausteine')).urls);
  // The frames of other services are one such file, the slider's code is another.
  expect(all.some((url) => url.includes('/embeds.'))).toBe(true);
  expect(all.length).toBeGreaterThan(plain.length + 10);
  expect([...plain, ...home].filter((url) => url.includes('/embeds.'))).toEqual([]);
  expect(home.length).toBeLessThan(plain.length + 6);
});

test('the programme loads at most 150 kB of script, also where further pages load by themselves', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const { bytes, urls } = await firstLoad(page, '/de/veranstaltungen');
  expect(urls.some((url) => url.includes('/remotes/programme/'))).toBe(true);
  expect(bytes).toBeLessThanOrEqual(LIMITS.eventsScript);
});

for (const path of ['/de', '/de/veranstaltungen', '/en/visit', '/cs/veranstaltungen?page=2']) {
  test(`HTML of ${path} is at most 15 kB`, async ({ site }) => {
    const { headers, body } = await rawGet(site.origin + path, { 'accept-encoding': 'br' });
    expect(headers['content-encoding']).toBe('br');
    expect(body.length).toBeLessThanOrEqual(LIMITS.html);
  });
}

test('anonymous visitors get nothing of the editor', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/de', '/en/events', '/de/besuch?edit=1']) {
    await page.goto(path);
    await page.keyboard.press('Shift');
    await page.waitForLoadState('networkidle');
    expect(await page.content()).not.toContain('data-remote="editor"');
  }
  await expect.poll(() => asked.some((url) => url.includes('/remotes/content/'))).toBe(true);
  expect(asked.filter((url) => /\/remotes\/editor\//.test(url))).toEqual([]);
});
