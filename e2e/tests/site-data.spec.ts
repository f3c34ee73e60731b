import { bookableEvent } from '../fixtures/bookable-event';
import { IS_WHOLE } from '../fixtures/matrix';
import { recordPath } from '../fixtures/record-path';
import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/frame.md#site-data

/** Behaviour of a browser that stores nothing for a site: the property itself throws. */
const DENIED = ['sessionStorage', 'localStorage', 'indexedDB', 'cookie', 'spoilt'] as const;
/** Each alone in the whole matrix; otherwise all stores at once, and entries that cannot be read without cookies. */
const TOGETHER: readonly (readonly (typeof DENIED)[number][])[] = IS_WHOLE
  ? DENIED.map((denied) => [denied])
  : [
      ['sessionStorage', 'localStorage', 'indexedDB'],
      ['cookie', 'spoilt'],
    ];

for (const denied of TOGETHER)
  test(`a visitor reads, searches, filters, books and orders with ${denied.join(', ')} denied`, async ({
    page,
    site,
    complaints,
  }) => {
    const event = await bookableEvent(page.request, site.origin);
    await page.addInitScript((names) => {
      const deny = () => {
        throw new DOMException('Access is denied', 'SecurityError');
      };
      for (const name of names) {
        if (name === 'spoilt') {
          for (const key of ['vestibule-scroll', 'vestibule-reloaded-at']) sessionStorage.setItem(key, '{bad');
          continue;
        }
        const owner = name === 'cookie' ? Document.prototype : window;
        Object.defineProperty(owner, name, { get: deny, set: deny, configurable: true });
      }
    }, denied);

    await page.goto('/de/veranstaltungen#100%');
    await wake(page);
    const filter = page.getByRole('main').locator('details').filter({ hasText: 'Ort' }).first();
    await filter.locator('summary').click();
    await filter.getByRole('link').first().click();
    await expect(page.getByRole('list', { name: 'Gewählte Filter' })).toBeVisible();

    const search = page.getByRole('banner').getByRole('search');
    await search.getByRole('button', { name: 'Suchen' }).click();
    await expect(search.getByRole('combobox', { name: 'Suche' })).toBeFocused();
    await page.keyboard.type('SCHONE MULL');
    await expect(search.getByRole('option')).toHaveCount(1);

    await page.goto(recordPath('event', event, 'de'));
    await wake(page);
    const booking = page.locator('[data-expose="./slots/booking"]');
    await booking.getByText('Tickets buchen').click();
    await booking
      .getByRole('button', { name: /^Ein Ticket mehr/ })
      .first()
      .click();
    await booking.getByRole('button', { name: 'In den Warenkorb' }).click();
    await booking.getByRole('link', { name: 'Zum Warenkorb' }).click();
    await page.getByRole('link', { name: 'Weiter zur Bestellung' }).click();
    await page.getByLabel('Vorname').fill('Jana');
    await page.getByLabel('Nachname').fill('Nováková');
    await page.getByLabel('E-Mail-Adresse').fill('jana@example.org');
    await page.getByLabel(/Ich akzeptiere/).check();
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vielen Dank für Ihre Bestellung' })).toBeVisible();
    expect(complaints.all).toEqual([]);
  });
