import type { EventsPage } from '@vestibule/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, showTheme } from '../fixtures/axe';
import { rawGet } from '../fixtures/raw-get';
import { recordPath } from '../fixtures/record-path';
import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/frame.md#audio-player

const TITLE = 'Fugenthema in c-Moll';
const player = (page: Page) => page.getByRole('complementary', { name: 'Hörprobe' });
const toggle = (page: Page) => page.getByRole('button', { name: `Anhören: ${TITLE}` });

/** Path of the demo's event that can be heard. */
async function pathOfConcert(origin: string): Promise<string> {
  const { body } = await rawGet(`${origin}/de/api/events/?q=Fugen`);
  const concert = (JSON.parse(body.toString()) as EventsPage).results.find(
    ({ title }) => title === 'Fugen und Fluchten',
  );
  if (!concert) throw new Error('The demo has no fugues');
  return recordPath('event', concert);
}

/** Opens the concert and begins its first recording; returns the element that plays. */
async function listen(page: Page, origin: string) {
  await page.goto(await pathOfConcert(origin));
  await wake(page);
  await toggle(page).click();
  const sound = await player(page).locator('audio').elementHandle();
  if (!sound) throw new Error('Nothing plays');
  const time = () => sound.evaluate((audio: HTMLAudioElement) => (audio.isConnected ? audio.currentTime : -1));
  await expect.poll(time).toBeGreaterThan(0);
  return { sound, time };
}

test('a recording that was begun on an event goes on on other pages, until it is closed', async ({
  page,
  site,
  complaints,
}) => {
  const { sound, time } = await listen(page, site.origin);
  await expect(toggle(page)).toBeFocused();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  const before = await time();
  await page.getByRole('link', { name: 'Tadeáš Vrbenský' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tadeáš Vrbenský' })).toBeVisible();
  // The very same element, further on.
  await expect.poll(time).toBeGreaterThan(before);

  await player(page).getByRole('link', { name: 'Fugen und Fluchten' }).click();
  await expect(toggle(page)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Hörprobe schließen' }).click();
  await expect(player(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
  expect(await sound.evaluate((audio: HTMLAudioElement) => audio.paused)).toBe(true);
  expect(complaints.all).toEqual([]);
});

test('the open player is accessible in both themes, fits a small window, and hides neither the end of the page nor the focus', async ({
  page,
  site,
}) => {
  await listen(page, site.origin);
  await expectAccessible(page, { best: true });
  await showTheme(page, 'castle');
  await expectAccessible(page, { themeOnly: true });
  for (const width of [320, 1440]) {
    await expectNoSidewaysScroll(page, width);
    await page.setViewportSize({ width, height: 700 });
    // An element that has the focus already is not scrolled to again.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    const [link, bar] = [await last.boundingBox(), await player(page).boundingBox()];
    expect((link?.y ?? 0) + (link?.height ?? 0), `at ${width} px`).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('an unavailable recording is reported in words, with the ways out', async ({ page, site }) => {
  await page.route('**/media/audio/*', (route) => route.fulfill({ status: 404 }));
  await page.goto(await pathOfConcert(site.origin));
  await wake(page);
  await toggle(page).click();
  await expect(player(page).getByRole('alert')).toContainText('Diese Aufnahme lässt sich gerade nicht abspielen.');
  await expectAccessible(page, { within: 'aside[aria-label=Hörprobe]' });
  await page.unroute('**/media/audio/*');
  await player(page).getByRole('button', { name: 'Noch einmal versuchen' }).click();
  await expect
    .poll(() =>
      player(page)
        .locator('audio')
        .evaluate((audio: HTMLAudioElement) => audio.currentTime),
    )
    .toBeGreaterThan(0);
});

test('without script the link leads to the file, which the browser plays', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto(await pathOfConcert(site.origin));
  const link = page.getByRole('link', { name: `Anhören: ${TITLE}` });
  const path = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(site.origin + path);
  // The page that a browser makes of a recording: it has loaded, so the file's own policy lets it play.
  await expect
    .poll(() => page.locator('video, audio').evaluate((sound: HTMLMediaElement) => sound.readyState))
    .toBeGreaterThan(0);
  await context.close();

  // As the browser got it, and as Safari asks for it.
  const whole = await rawGet(site.origin + path, { 'accept-encoding': 'br, gzip' });
  expect([
    whole.status,
    whole.headers['content-type'],
    whole.headers['content-encoding'],
    whole.headers['accept-ranges'],
  ]).toEqual([200, 'audio/wav', undefined, 'bytes']);
  expect(whole.body.length).toBeLessThanOrEqual(250_000);
  const part = await rawGet(site.origin + path, { range: 'bytes=0-1' });
  expect([part.status, part.headers['content-range'], part.body.toString()]).toEqual([
    206,
    `bytes 0-1/${whole.body.length}`,
    'RI',
  ]);
  expect((await rawGet(site.origin + path, { range: `bytes=${whole.body.length}-` })).status).toBe(416);
});
