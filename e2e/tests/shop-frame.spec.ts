import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll, showTheme } from '../fixtures/axe';
import { SHOP_HEIGHT, startFramedShop } from '../fixtures/framed-shop';
import { patchSettings } from '../fixtures/patch-settings';
import { startTestSite, stopTestSites, type TestSite } from '../fixtures/site';
import { expect, test as base } from '../fixtures/test';
import { blockThirdPartyCookies, openWithThirdPartyCookies } from '../fixtures/third-party-cookies';

// Statements that this file shows:
// - docs/behaviour/tickets.md#embedded-shop

const test = base.extend<{ withCookies: { readonly page: Page } }>({
  withCookies: async ({ playwright }, use) => {
    const { page, close } = await openWithThirdPartyCookies(playwright.chromium, site.origin);
    await use({ page });
    await close();
  },
});

let shop: Awaited<ReturnType<typeof startFramedShop>>;
let site: TestSite;
test.beforeAll(async () => {
  shop = await startFramedShop();
  site = await startTestSite({ env: { SHOP_FRAME_URL: shop.url } });
});
test.afterAll(async () => {
  await stopTestSites();
  await shop.close();
});

const FRAME = 'iframe[title="Webshop des Hauses"]';
const inShop = (page: Page) => page.frameLocator(FRAME);
const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Warenkorb/ });

test('another shop is in the page: height, address and badge follow it, and nobody else', async ({ withCookies }) => {
  const { page } = withCookies;
  const before = shop.asked.length;
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents.push(request.url());
  });
  await page.goto('/de/webshop/event/5?seats=2');
  await expect(inShop(page).getByRole('heading', { name: '/haus/event/5?seats=2&lang=de' })).toBeVisible();
  await page.keyboard.press('Shift');
  const frame = page.locator(FRAME);
  await expect(frame).toHaveAttribute('height', String(SHOP_HEIGHT));
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  // Right words of the wrong window: the page's own, and another frame with the shop in it.
  await page.evaluate(
    async ({ url, height }) => {
      const forged = { type: 'vestibule.shop', height: height + 1, url: `${url}/forged`, cart: { count: 9 } };
      window.postMessage(forged, '*');
      const other = document.createElement('iframe');
      other.src = `${url}/elsewhere`;
      const heard = new Promise((resolve) => {
        window.addEventListener('message', ({ source, data }: MessageEvent<{ height?: number }>) => {
          if (source === other.contentWindow && data.height === height) resolve(undefined);
        });
      });
      document.body.append(other);
      await heard;
      other.remove();
    },
    { url: shop.url, height: SHOP_HEIGHT },
  );
  await expect(page).toHaveURL('/de/webshop/event/5?seats=2');
  await expect(frame).toHaveAttribute('height', String(SHOP_HEIGHT));
  await expect(badge(page)).toHaveText('Warenkorb');
  for (const theme of ['museum', 'castle'] as const) {
    await showTheme(page, theme);
    await expectAccessible(page, { themeOnly: theme === 'castle' });
  }
  await expectNoSidewaysScroll(page, 320);

  await inShop(page).getByRole('button', { name: 'In den Korb' }).click();
  await expect(badge(page)).toHaveText('Warenkorb 2');
  await expect(page).toHaveURL('/de/webshop/cart');
  // A window of a payment knows the shop that has opened it.
  await inShop(page).getByRole('button', { name: 'Bezahlen' }).click();
  await expect(inShop(page).getByText('bezahlt')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/de/webshop/event/5?seats=2');
  await expect(inShop(page).getByRole('heading', { name: '/haus/event/5?seats=2&lang=de' })).toBeVisible();
  expect(shop.asked.slice(before)).toEqual([
    '/haus/event/5?seats=2&lang=de',
    '/haus/elsewhere',
    '/haus/cart',
    '/haus/pay',
    '/haus/event/5?seats=2&lang=de',
  ]);
  // A link of the site to a place in the shop loads it again there, inside the same document.
  await badge(page).click();
  await expect(inShop(page).getByRole('heading', { name: '/haus/cart?lang=de' })).toBeVisible();
  await expect(page).toHaveURL('/de/webshop/cart');
  expect(documents).toHaveLength(1);
  // Other pages know what is in it, and lead to it.
  await page.goto('/de');
  await page.keyboard.press('Shift');
  await expect(badge(page)).toHaveText('Warenkorb 2');
  await badge(page).click();
  await expect(inShop(page).getByRole('heading', { name: '/haus/cart?lang=de' })).toBeVisible();
  // The frame shows the shop's origin and no other.
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-src'));
  const asked = shop.asked.length;
  await inShop(page).getByRole('button', { name: 'Weg' }).click();
  await refused;
  expect(shop.asked).toHaveLength(asked);
});

test('where browsers keep its cookies back the shop is opened alone, where it has them', async ({ withCookies }) => {
  const { page } = withCookies;
  const notice = page.getByRole('alert').filter({ hasText: 'keine Cookies' });
  const told = async () => {
    await page.goto('/de/webshop');
    await page.keyboard.press('Shift');
    await expect(page.locator(FRAME)).toHaveAttribute('height', String(SHOP_HEIGHT));
    return notice.count();
  };
  expect(await told()).toBe(0);
  await blockThirdPartyCookies(page);
  expect(await told()).toBe(1);
  await expectAccessible(page);
  const alone = page.context().waitForEvent('page');
  await notice.getByRole('link', { name: 'In eigenem Fenster kaufen' }).click();
  const window = await alone;
  await expect(window).toHaveURL(`${shop.url}?lang=de`);
  expect(await window.evaluate(() => [document.cookie, opener === null])).toEqual(['session=1', true]);
});

test('without script the shop is there, and a way to it alone; while it is offline nothing of it is loaded', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/webshop');
  await expect(inShop(page).getByRole('heading', { name: '/haus?lang=de' })).toBeVisible();
  expect((await page.locator(FRAME).boundingBox())?.height).toBeGreaterThanOrEqual(600);
  await expect(page.getByRole('link', { name: 'Webshop in eigenem Fenster öffnen' })).toHaveAttribute(
    'href',
    `${shop.url}?lang=de`,
  );
  const asked = shop.asked.length;
  await patchSettings(site.origin, () => ({ is_shop_online: false }));
  try {
    const answer = await page.goto('/webshop');
    expect(answer?.status()).toBe(503);
    await expect(page.getByRole('main')).toContainText('Webshop offline');
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(shop.asked).toHaveLength(asked);
  } finally {
    await patchSettings(site.origin, () => ({ is_shop_online: true }));
  }
  await context.close();
});
