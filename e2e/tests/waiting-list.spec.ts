import type { EventDetail } from '@vestibule/contracts';
import { signIn } from '../fixtures/editor-session';
import { useMailSite } from '../fixtures/mail-site';
import { mailedLink } from '../fixtures/mailed-link';
import { makeRecord } from '../fixtures/own-record';
import { recordPath } from '../fixtures/record-path';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/tickets.md#waiting-list

const startMailSite = useMailSite();

const IN_A_WEEK = new Date(Date.now() + 7 * 24 * 3600_000).toISOString().slice(0, 10);

/** A date with one seat. */
const ONE_SEAT = {
  key: 'one-seat',
  title: { de: 'Nacht mit einem Platz' },
  date_start: `${IN_A_WEEK}T20:00`,
  seat_groups: [{ key: 'hall', capacity: 1, prices: [{ name: { de: 'Normal' }, price: '12.00', sale_type: 1 }] }],
};

/** Of a place on the list, which the mail about it leads to. */
const PLACE = /https?:\/\/\S+\/waiting\/[^\s"<]+/;

test('a visitor who waits for a sold-out date is offered a freed ticket by mail, and puts it into the cart', async ({
  browser,
}) => {
  const { mail, site } = await startMailSite();
  const desk = await browser.newPage({ baseURL: site.origin });
  await signIn(desk, site.origin);
  const { id } = await makeRecord(site.origin, 'events', { ...ONE_SEAT, is_online: true });
  await desk.goto(`/cms-hub/box-office/${id}`);
  await desk.getByLabel(/^Normal/).fill('1');
  await desk.getByRole('button', { name: 'Verkaufen, bar' }).click();
  await expect(desk.getByRole('link', { name: 'Tickets drucken (PDF)' })).toBeVisible();

  const plain = await browser.newContext({ baseURL: site.origin, javaScriptEnabled: false });
  const visitor = await plain.newPage();
  const event = (await (await desk.request.get(`/de/api/events/${id}/`)).json()) as EventDetail;
  await visitor.goto(recordPath('event', event));
  await visitor.getByLabel('E-Mail-Adresse').fill('ada@example.org');
  await visitor.getByRole('button', { name: 'Auf die Warteliste setzen' }).click();
  await expect(visitor.getByText(/^Sie stehen auf der Warteliste/)).toBeVisible();
  const place = await mailedLink(mail, 'ada@example.org', PLACE);
  expect(place).toContain(site.origin);

  await desk.reload();
  await expect(desk.getByRole('region', { name: 'Warteliste' })).toContainText('ada@example.org');
  await desk.getByRole('button', { name: /^Stornieren/ }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Stornieren', exact: true }).click();
  await expect(desk.getByRole('region', { name: 'Warteliste' })).toContainText('angeboten bis');

  await expect.poll(() => mail.received.filter(({ to }) => to.includes('ada@example.org'))).toHaveLength(2);
  expect(await mailedLink(mail, 'ada@example.org', PLACE)).toBe(place);
  await visitor.goto(place);
  await expect(visitor.getByText(/^Für Sie ist ein Ticket frei geworden/)).toBeVisible();
  await visitor.getByRole('button', { name: 'In den Warenkorb' }).click();
  await visitor.goto('/de/cart');
  await expect(visitor.getByRole('main')).toContainText('Nacht mit einem Platz');
  await plain.close();
});
