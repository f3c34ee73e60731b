import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/axe';
import { answer, others, question, settings, test } from '../fixtures/consent-site';
import { expect } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/content.md#external-media

const openSettings = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Cookie-Einstellungen' }).click();

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
    'https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0&start=90',
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
