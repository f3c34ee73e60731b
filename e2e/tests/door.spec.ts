import type { AnswerOf } from '@vestibule/contracts';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe';
import { bookableEvent } from '../fixtures/bookable-event';
import { signIn } from '../fixtures/editor-session';
import { expect, test } from '../fixtures/test';

test.use({ serviceWorkers: 'allow' });

test('at the door, on a phone without network: let in once, also after a reload, and told to the house later', async ({
  page,
  context,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, site.origin);
  const { id } = await bookableEvent(page.request, site.origin);
  await page.goto(`/cms-hub/box-office/${id}`);
  await page
    .getByLabel(/Vollpreis/)
    .first()
    .fill('1');
  await page.getByLabel('Name (freiwillig)').fill('Ada Nová');
  await page.getByRole('button', { name: 'Verkaufen, bar' }).click();
  const order = page.getByRole('listitem', { name: /^Ada Nová/ });
  const code = (await order.locator('code').first().textContent()) ?? '';

  const opened = page.waitForResponse(
    (answer) => answer.request().isNavigationRequest() && answer.url().endsWith(`/box-office/${id}/door`),
  );
  await page.getByRole('link', { name: 'Einlass am Telefon' }).click();
  expect(await (await opened).headerValue('permissions-policy')).toContain('camera=(self)');
  await page.keyboard.press('Shift');
  await expect(page.getByText(/^Bereit für den Betrieb ohne Netz/)).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page, { where: 'door', best: true });

  await context.setOffline(true);
  const check = async () => {
    await page.getByLabel('Code des Tickets').fill(code);
    await page.keyboard.press('Enter');
  };
  await check();
  const answer = page.getByRole('alert');
  await expect(answer).toContainText(/^EinlassenAda Nová/);
  const before = Date.now();
  await check();
  await expect(answer).toContainText('Schon benutzt');
  await page.reload();
  await page.keyboard.press('Shift');
  await check();
  await expect(answer).toContainText('Schon benutzt');
  await expect(page.getByText('1 Einlass ist noch nicht gemeldet.')).toBeVisible();
  await expectAccessible(page, { where: 'door without network', best: true });
  await expectNoSidewaysScroll(page, 390);

  await context.setOffline(false);
  await expect(page.getByText('Verbunden')).toBeVisible();
  await expect(page.getByText('1 Einlass ist noch nicht gemeldet.')).toBeHidden();
  const list = (await (
    await page.request.get(`${site.origin}/de/api/box-office/events/${id}/door/`)
  ).json()) as AnswerOf<'doorList'>;
  const used = list.tickets.find(({ name, used_at }) => name === 'Ada Nová' && used_at !== null)?.used_at ?? '';
  expect(Math.abs(Date.parse(used) - before)).toBeLessThan(5000);

  expect(await page.evaluate(() => caches.has('vestibule-door-1'))).toBe(true);
  await page.evaluate(() => fetch('/api/user-logout/', { method: 'POST' }));
  await expect.poll(() => page.evaluate(() => caches.has('vestibule-door-1'))).toBe(false);
});
