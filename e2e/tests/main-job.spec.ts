import { bookableEvent } from '../fixtures/bookable-event';
import { IS_WHOLE } from '../fixtures/matrix';
import { recordPath } from '../fixtures/record-path';
import { expect, test } from '../fixtures/test';
import { blockThirdPartyCookies } from '../fixtures/third-party-cookies';

// Statements that this file shows:
// - docs/behaviour/tickets.md#reservation
// - docs/behaviour/frame.md#languages
// - docs/behaviour/frame.md#header

// The default of a site that names no database.
test.use({ database: 'embedded' });

const LANGUAGES = [
  {
    lang: 'de',
    menu: 'Programm',
    path: '/de/veranstaltungen',
    open: 'Tickets buchen',
    more: /^Ein Ticket mehr/,
    add: 'In den Warenkorb',
    badge: 'Warenkorb 2',
  },
  {
    lang: 'en',
    menu: 'What’s on',
    path: '/en/events',
    open: 'Book tickets',
    more: /^One more ticket/,
    add: 'Add to cart',
    badge: 'Cart 2 tickets',
  },
  {
    lang: 'cs',
    menu: 'Program',
    path: '/cs/veranstaltungen',
    open: 'Koupit vstupenky',
    more: /^O vstupenku více/,
    add: 'Přidat do košíku',
    badge: 'Košík 2',
  },
] as const;

// In the other languages `checkout` goes on to the confirmation.
for (const { lang, menu, path, open, more, add, badge } of IS_WHOLE ? LANGUAGES : LANGUAGES.slice(0, 1)) {
  test(`a visitor finds an event and takes two tickets (${lang})`, async ({ page, complaints, site }) => {
    await blockThirdPartyCookies(page);
    const bookable = await bookableEvent(page.request, site.origin, lang);
    const { title } = bookable;
    const url = recordPath('event', bookable, lang);
    await page.goto(`/${lang}`);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

    await page.getByRole('banner').getByText(menu, { exact: true }).first().click();
    await page.getByRole('banner').locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
    const event = page.getByRole('main').locator(`a[href="${url}"]`).first();
    await expect(async () => {
      await page.mouse.wheel(0, 2000);
      await expect(event).toBeVisible({ timeout: 500 });
    }).toPass();
    await event.click();
    await expect(page).toHaveURL(new RegExp(`${path}/[a-z0-9-]+/\\d+$`));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    const booking = page.locator('[data-expose="./slots/booking"]');
    await booking.getByText(open).click();
    const plus = booking.getByRole('button', { name: more }).first();
    await plus.click();
    await plus.click();
    await booking.getByRole('button', { name: add }).click();
    await expect(booking.getByText(/15/).first()).toBeVisible();
    await expect(page.getByRole('link', { name: badge })).toBeVisible();

    await page.getByRole('link', { name: badge }).click();
    // Not the event's own page, which stands until the cart is there.
    await expect(page.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
    await expect(page.getByRole('main').getByText(title)).toBeVisible();
    // The cart's own page as a new document: React takes over the server's HTML, which has no tickets.
    await page.reload();
    await expect(page.getByRole('main').getByText(title)).toBeVisible();
    await expect(page.getByRole('link', { name: badge })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(complaints.all).toEqual([]);
  });
}
