import { COOKIES } from '@vestibule/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/axe';
import { demoSettings, importPack } from '../fixtures/import-pack';
import { testOnOwnSite } from '../fixtures/own-site';
import { expect } from '../fixtures/test';

const FILM = {
  key: 'film',
  slug: { de: 'film', en: 'film', cs: 'film' },
  title: { de: 'Film', en: 'Film', cs: 'Film' },
  headline: { de: 'Film', en: 'Film', cs: 'Film' },
  is_online: true,
  modules: [
    {
      key: 'one',
      model: 'video',
      video_url: 'https://youtu.be/abcdefghijk',
      title: { de: 'Der <b>Salzhof</b>', en: 'The Salzhof' },
      length: '3:45',
    },
    { key: 'two', model: 'video', video_url: 'https://vimeo.com/12345', title: { de: 'Die Orgel', en: 'The organ' } },
  ],
};

/** A site with a tag manager, and a page with two videos. */
const test = testOnOwnSite(async (site) => {
  const settings = await demoSettings();
  await importPack(site, {
    'settings.json': { ...settings, design: { ...settings.design, cookies: { tagManagerId: 'GTM-TEST' } } },
    'pages.jsonl': [FILM],
  });
});

/** Answers other hosts itself and notes who was asked. */
async function others(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(
    (url) => url.hostname !== '127.0.0.1' && url.hostname !== 'localhost',
    (route) => {
      asked.push(new URL(route.request().url()).hostname);
      const html = route.request().resourceType() === 'document';
      return route.fulfill({
        contentType: html ? 'text/html' : 'text/javascript',
        body: html ? '<title>Video</title>' : 'window.tagManagerRan = (window.tagManagerRan ?? 0) + 1',
      });
    },
  );
  return asked;
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Ihre Wahl zum Datenschutz' });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie-Einstellungen' });
const openSettings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();
const answer = async (page: Page) => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === COOKIES.consent);
  return (
    cookie &&
    (JSON.parse(decodeURIComponent(cookie.value)) as { categories: string[]; services: Record<string, string[]> })
  );
};

test('a video is a placeholder until it is loaded, alone or with all of its service', async ({ page, complaints }) => {
  const asked = await others(page);
  await page.goto('/de/film');
  await question(page).getByRole('button', { name: 'Nur notwendige' }).click();
  const place = page.locator('[data-service="youtube"]');
  await expect(place.getByRole('button', { name: 'Inhalt laden' })).toBeVisible();
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await place.getByRole('button', { name: 'Inhalt laden' }).click();
  await expect(page.locator('iframe[title="Der <b>Salzhof</b>"]')).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0',
  );
  await expect.poll(() => asked).toEqual(['www.youtube-nocookie.com']);
  // One video is one video: the service is asked about again on the next page.
  expect((await answer(page))?.services['media']).toEqual([]);
  await page.locator('[data-service="vimeo"]').getByRole('button', { name: 'Vimeo immer laden' }).click();
  await expect.poll(async () => (await answer(page))?.services['media']).toEqual(['vimeo']);
  await openSettings(page);
  await settings(page).getByRole('button', { name: 'Nur notwendige' }).click();
  await expect(page.locator('iframe[title="Die Orgel"]')).toHaveCount(0);
  expect(complaints.all).toEqual([]);
});

test('without script a video is a link, and the cookie page can be read', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin });
  const page = await context.newPage();
  await page.goto('/en/film');
  await expect(page.getByRole('link', { name: 'Watch the video “The organ” at Vimeo' })).toHaveAttribute(
    'href',
    'https://vimeo.com/12345',
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies and services' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Google Analytics/ })).toContainText('730 days');
  await context.close();
});
