import type { Page } from '@playwright/test';
import type { Language } from '@vestibule/contracts';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe';
import { expect, test } from '../fixtures/test';
import { textsOf } from '../fixtures/texts';
import { byKeyboard, byTap, nextSaturday, PHONE, type Ways } from '../fixtures/ways';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/tickets.md#tickets-of-a-day

const EXHIBITIONS = { de: '/de/ausstellungen/', en: '/en/exhibitions/', cs: '/cs/vystavy/' } as const;
/** Two adults, a child and a companion, by the places of their prices in the demo's admission to the Salzhof. */
const PARTY = { 0: '2', 2: '1', 3: '1' } as const;
const SLOT = '11:00';

/** From the home page to one order with admission on Saturday and an event of that day. */
async function orderSaturday(page: Page, lang: Language, ways: Ways, { hasScript = true } = {}): Promise<void> {
  const t = textsOf('mfe-commerce', lang);
  const main = page.getByRole('main');
  const ready = async (headline: RegExp | string) => {
    await expect(page.getByRole('heading', { level: 1, name: headline })).toBeVisible();
    if (!hasScript) return;
    await wake(page);
    await expectAccessible(page);
  };
  await page.goto(`/${lang}`);
  await ready(/./);
  await ways.press(main.locator(`a[href^="${EXHIBITIONS[lang]}"]`).first());
  await expect(page).toHaveURL(new RegExp(EXHIBITIONS[lang]));
  await ready(/./);
  await ways.press(main.getByRole('link', { name: textsOf('mfe-programme', lang)('exhibitions.book') }).first());
  await ready(t('dayTickets.headline'));

  const day = nextSaturday();
  await ways.fill(page.getByLabel(t('dayTickets.otherDay')), day);
  await ways.press(main.getByRole('button', { name: t('dayTickets.show'), exact: true }));
  await expect(page).toHaveURL(new RegExp(`day=${day}$`));
  await ready(t('dayTickets.headline'));
  const admission = page.getByRole('form', { name: 'Salzhof', exact: true });
  await ways.choose(admission.locator(`[value="${SLOT}"]`));
  for (const [index, amount] of Object.entries(PARTY))
    await ways.fill(admission.getByRole('spinbutton').nth(Number(index)), amount);
  await ways.press(admission.getByRole('button'));
  if (hasScript) {
    await expect(admission.getByRole('link', { name: t('summary.toCart') })).toBeVisible();
    await expectAccessible(page);
  } else {
    await expect(page).toHaveURL(`/${lang}/cart`);
    await page.goto(`/${lang}/tickets?day=${day}`);
  }

  const event = page
    .getByRole('region', { name: t('dayTickets.events') })
    .getByRole('listitem')
    .first();
  const title = (await event.getByRole('heading').textContent()) ?? '';
  await ways.press(event.getByRole('link', { name: t('shop.ticketsFor') }));
  await ready(title);
  const booking = page.locator('[data-expose="./slots/booking"]');
  const add = booking.getByRole('button', { name: t('booking.add') });
  if (!(await add.isVisible())) await ways.press(booking.locator('summary'));
  if (hasScript) {
    await ways.press(booking.getByRole('button', { name: t('booking.more') }).first());
    await ways.press(add);
    await expect(booking.getByText(t('summary.added_one'))).toBeVisible();
    await ways.press(booking.getByRole('link', { name: t('summary.toCart') }));
  } else {
    await ways.press(booking.getByRole('link', { name: t('noScript') }));
    await ways.fill(main.getByRole('spinbutton').first(), '1');
    await ways.press(main.getByRole('button', { name: t('booking.add') }));
  }

  await ready(t('cart.headline'));
  await expect(main.getByText('Salzhof').first()).toBeVisible();
  await expect(main.getByText(title).first()).toBeVisible();
  await ways.press(main.getByRole('link', { name: t('cart.toCheckout') }));
  await ready(t('checkout.headline'));
  await ways.fill(page.getByLabel(t('checkout.field.first_name')), 'Jana');
  await ways.fill(page.getByLabel(t('checkout.field.last_name')), 'Nováková');
  await ways.fill(page.getByLabel(t('checkout.field.email')), 'jana@example.org');
  await ways.choose(page.locator('[name=terms]'));
  await ways.press(main.getByRole('button', { name: t('checkout.order') }));
  await ready(t('order.thanks'));
  // Each of the five visitors has a ticket.
  await expect(main.locator('svg[role=img]')).toHaveCount(5);
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('from home to one order for Saturday, with taps', async ({ page, complaints }) => {
    await orderSaturday(page, 'de', byTap);
    expect(complaints.all).toEqual([]);
  });

  test('from home to one order for Saturday, without script', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.origin, viewport: PHONE });
    const page = await context.newPage();
    await orderSaturday(page, 'en', byTap, { hasScript: false });
    await page.goto(`/en/tickets?day=${nextSaturday()}`);
    await expectNoSidewaysScroll(page, 320);
    await context.close();
  });

  test('from home to one order for Saturday, by keyboard', async ({ page, complaints }) => {
    await orderSaturday(page, 'cs', byKeyboard(page));
    expect(complaints.all).toEqual([]);
  });
});
