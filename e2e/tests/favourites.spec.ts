import type { Language } from '@vestibule/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe';
import { expect, test } from '../fixtures/test';
import { textsOf } from '../fixtures/texts';
import { byKeyboard, byTap, PHONE, type Ways } from '../fixtures/ways';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/programme.md#favourites-of-visitors
// - docs/behaviour/frame.md#favourites

const PLACES = {
  de: ['/de/veranstaltungen', '/de/ausstellungen'],
  en: ['/en/events', '/en/exhibitions'],
  cs: ['/cs/veranstaltungen', '/cs/vystavy'],
} as const;

/** Keeps the first event of the list and the first exhibition; returns their titles and the address of the list. */
async function saveTwo(page: Page, lang: Language, ways: Ways) {
  const t = textsOf('mfe-programme', lang);
  const hearts = page.getByRole('main').getByRole('button', { name: new RegExp(`^${t('favourites.save')}: `) });
  const titles: string[] = [];
  const saveFirst = async () => {
    await wake(page);
    const heart = hearts.first();
    titles.push(((await heart.getAttribute('aria-label')) ?? '').split(': ').slice(1).join(': '));
    await ways.press(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  };
  const [events, exhibitions] = PLACES[lang];
  await page.goto(events);
  await saveFirst();
  await page.goto(exhibitions);
  await ways.press(page.getByRole('main').locator(`a[href^="${exhibitions}/"]`).first());
  await expect(page).toHaveURL(new RegExp(`${exhibitions}/`));
  await saveFirst();
  await page.goto(`/${lang}/favourites`);
  await expect(page).toHaveURL(/\?events=\d+&exhibitions=\d+$/);
  for (const title of titles) await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page, PHONE.width);
  return { titles, address: page.url() };
}

test.describe('favourites', () => {
  test.use({ viewport: PHONE });

  for (const [lang, name, waysOf] of [
    ['de', 'by taps', () => byTap],
    ['cs', 'by keyboard', byKeyboard],
  ] as const)
    test(`saved in the list and on a page, sent to somebody without script: ${lang}, ${name}`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const t = textsOf('mfe-programme', lang);
      const { titles, address } = await saveTwo(page, lang, waysOf(page));

      const calendar = await page.request.get(
        (await page.getByRole('link', { name: t('event.keep') }).getAttribute('href')) ?? '',
      );
      const file = await calendar.text();
      expect(file).toMatch(/^BEGIN:VEVENT/m);
      expect(file).toContain(new URL(address).origin);

      const other = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
      const friend = await other.newPage();
      await friend.goto(address);
      for (const title of titles) await expect(friend.getByRole('link', { name: title, exact: true })).toBeVisible();
      await other.close();
    });

  test('another tab follows, and the list is there after a reload', async ({ page, context }) => {
    const t = textsOf('mfe-programme', 'de');
    const { address } = await saveTwo(page, 'de', byTap);
    const second = await context.newPage();
    await second.goto(address);
    await wake(second);
    await second.getByRole('button', { name: t('favourites.removeAll') }).click();
    const hearts = page.getByRole('button', { name: new RegExp(`^${t('favourites.save')}: `) });
    await expect(hearts.first()).toHaveAttribute('aria-pressed', 'false');
    await second.getByRole('button', { name: t('favourites.saveAll') }).click();
    await page.reload();
    await wake(page);
    await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  });
});
