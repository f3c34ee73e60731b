import type { Page } from '@playwright/test';
import { LANGUAGES } from '@vestibule/contracts';
import { expectAccessible, expectNoSidewaysScroll, showTheme } from '../fixtures/axe';
import { bookableEvent } from '../fixtures/bookable-event';
import { IS_WHOLE, takeTurn } from '../fixtures/matrix';
import { expect, test } from '../fixtures/test';
import { textsOf } from '../fixtures/texts';
import { blockThirdPartyCookies } from '../fixtures/third-party-cookies';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/tickets.md#checkout
// - docs/behaviour/tickets.md#reservation
// - docs/behaviour/tickets.md#changing-the-cart
// - docs/behaviour/tickets.md#cart-cookies
// - docs/behaviour/tickets.md#order-page

const THEMES = ['museum', 'castle'] as const;
const LISTS = { de: '/de/veranstaltungen', en: '/en/events', cs: '/cs/veranstaltungen' } as const;

/** Presses Tab until the element with this accessible name, which may be on its way, has the focus. */
async function tabTo(page: Page, name: RegExp | string): Promise<void> {
  await expect(page.getByRole('main').getByText(name).or(page.getByLabel(name)).first()).toBeAttached();
  for (let press = 0; press < 120; press += 1) {
    await page.keyboard.press('Tab');
    // Without locators: to find the focused element by roles, a hundred times, takes most of the test.
    const found = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element?.matches(':is(main, [role=main]) :is(a, button, input, summary)')) return undefined;
      const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
      return [
        element.getAttribute('aria-label'),
        ...labels.map((label) => label.textContent),
        element.textContent,
      ].join(' ');
    });
    if (found === undefined) continue;
    if (typeof name === 'string' ? found.includes(name) : name.test(found)) return;
  }
  throw new Error(`Nothing called ${name} can be reached by Tab`);
}

const type = async (page: Page, label: string, text: string) => {
  await tabTo(page, label);
  await page.keyboard.type(text);
};

/** Everything in German; in the others the way of a buyer who makes no mistake, each in one theme. */
for (const [index, lang] of LANGUAGES.entries())
  test(`from the list to the confirmation by keyboard alone, every step accessible (${lang})`, async ({
    page,
    site,
  }) => {
    const t = textsOf('mfe-commerce', lang);
    const themes = IS_WHOLE || lang === 'de' ? THEMES : [takeTurn(THEMES, index)];
    const expectAccessibleInThemes = async (best = false) => {
      for (const [nth, theme] of themes.entries()) {
        await showTheme(page, theme);
        await expectAccessible(page, { themeOnly: nth > 0, best: best && nth === 0 });
      }
    };
    const headline = (name: string) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    // The site has no need of other sites' cookies, nor of its own as one of them.
    await blockThirdPartyCookies(page);
    const event = await bookableEvent(page.request, site.origin, lang);
    const day = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Berlin' }).format(Date.parse(event.date_start));
    await page.goto(`${LISTS[lang]}?date=${day.split('-').toReversed().join('-')}`);
    await wake(page);
    await expectAccessibleInThemes();
    await tabTo(page, event.title);
    await page.keyboard.press('Enter');
    await headline(event.title);
    await expectAccessibleInThemes();
    await tabTo(page, t('booking.open'));
    await page.keyboard.press('Enter');
    await tabTo(page, t('booking.more'));
    await page.keyboard.press('Enter');
    await expectAccessibleInThemes();
    await tabTo(page, t('booking.add'));
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('summary.added_one'))).toBeVisible();
    await tabTo(page, t('summary.toCart'));
    await page.keyboard.press('Enter');
    await headline(t('cart.headline'));
    await expectAccessibleInThemes();
    await tabTo(page, t('cart.toCheckout'));
    await page.keyboard.press('Enter');
    await headline(t('checkout.headline'));
    await wake(page);
    await expectAccessibleInThemes(true);
    if (lang === 'de') {
      await tabTo(page, t('checkout.order'));
      await page.keyboard.press('Enter');
      await expect(page.getByRole('group', { name: /4 Angaben fehlen/ })).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Vorname')).toBeFocused();
      await page.keyboard.type('Jana');
    } else await type(page, t('checkout.field.first_name'), 'Jana');
    await type(page, t('checkout.field.last_name'), 'Nováková');
    await type(page, t('checkout.field.email'), 'jana@example.org');
    await tabTo(page, t('checkout.acceptTerms'));
    await page.keyboard.press('Space');
    await tabTo(page, t('checkout.order'));
    await page.keyboard.press('Enter');
    await headline(t('order.thanks'));
    await wake(page);
    await expect(page.getByRole('img', { name: new RegExp(`^${t('order.code')} 1:`) })).toBeVisible();
    await expectAccessibleInThemes();
    await expectNoSidewaysScroll(page, 320);
    for (const [name, kind] of [
      [t('order.pdf'), 'application/pdf'],
      [t('order.calendar'), 'text/calendar; charset=utf-8'],
    ] as const) {
      const href = await page.getByRole('link', { name }).getAttribute('href');
      const file = await page.request.get(`${site.origin}${href}`);
      expect([file.status(), file.headers()['content-type']]).toEqual([200, kind]);
    }
  });

const WORDS = {
  en: {
    add: 'Add to cart',
    change: /^Change/,
    extend: 'Reserve for 15 more minutes',
    pay: 'Go to checkout',
    order: 'Order and pay',
    thanks: 'Thank you for your order',
  },
  cs: {
    add: 'Přidat do košíku',
    change: /^Změnit/,
    extend: 'Prodloužit rezervaci o 15 minut',
    pay: 'Pokračovat k objednávce',
    order: 'Objednat s povinností platby',
    thanks: 'Děkujeme za objednávku',
  },
} as const;

for (const lang of ['en', 'cs'] as const)
  test(`without script, at 320 px, in ${lang}: from choosing tickets to cancelling them`, async ({ browser, site }) => {
    const words = WORDS[lang];
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: site.origin,
      viewport: { width: 320, height: 700 },
    });
    const page = await context.newPage();
    const event = await bookableEvent(context.request, site.origin, lang);
    const narrow = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBeLessThanOrEqual(320);
    await page.goto(`/${lang}/webshop/tickets/${event.id}`);
    await narrow();
    await page.getByRole('button', { name: words.add }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('spinbutton').first().fill('2');
    await page.getByRole('button', { name: words.add }).click();
    await expect(page).toHaveURL(new RegExp(`/${lang}/cart$`));
    await narrow();
    await page.getByRole('spinbutton').fill('3');
    await page.getByRole('button', { name: words.change }).click();
    await expect(page).toHaveURL(/changed=1$/);
    await expect(page.getByRole('spinbutton')).toHaveValue('3');
    await page.getByRole('button', { name: words.extend }).click();
    await expect(page.getByRole('spinbutton')).toHaveValue('3');
    await page.getByRole('link', { name: words.pay }).click();
    await narrow();
    // The invoice needs an address; typed values stay.
    await page.locator('[name=first_name]').fill('Jana');
    await page.locator('[name=last_name]').fill('Nováková');
    await page.locator('[name=email]').fill('jana@example.org');
    await page.locator('[name=payment][value=invoice]').check();
    await page.locator('[name=terms]').check();
    await page.getByRole('button', { name: words.order }).click();
    await expect(page.getByRole('group').filter({ has: page.locator('a[href="#order-street"]') })).toBeVisible();
    await expect(page.locator('[name=last_name]')).toHaveValue('Nováková');
    await page.locator('[name=street]').fill('Dlouhá 1');
    await page.locator('[name=postcode]').fill('110 00');
    await page.locator('[name=city]').fill('Praha');
    await page.getByRole('button', { name: words.order }).click();
    await expect(page.getByRole('heading', { level: 1, name: words.thanks })).toBeVisible();
    await expect(page.locator('main svg[role=img]')).toHaveCount(3);
    await narrow();
    await page.locator('main details > summary').last().click();
    await page.locator('main details button').last().click();
    await expect(page).toHaveURL(/cancelled=1$/);
    await expect(page.locator('main svg[role=img]')).toHaveCount(0);
    await context.close();
  });
