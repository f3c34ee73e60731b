import { CSRF_HEADER, type AnswerOf } from '@vestibule/contracts';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe';
import { sellAtDesk } from '../fixtures/sell-at-desk';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/tickets.md#door
// - docs/behaviour/tickets.md#check-in

test.use({ serviceWorkers: 'allow' });

test('at the door, on a phone without network: let in once, also after a reload, and told to the house later', async ({
  page,
  context,
  site,
}) => {
  const { id, code } = await sellAtDesk(page, site.origin, 'Eva Malá');
  const opened = page.waitForResponse(
    (answer) => answer.request().isNavigationRequest() && answer.url().endsWith(`/box-office/${id}/door`),
  );
  await page.getByRole('link', { name: 'Einlass am Telefon' }).click();
  expect(await (await opened).headerValue('permissions-policy')).toContain('camera=(self)');
  await page.keyboard.press('Shift');
  await expect(page.getByText(/^Bereit für den Betrieb ohne Netz/)).toBeVisible();
  await expectAccessible(page, { where: 'door', best: true });

  await context.setOffline(true);
  const check = async () => {
    await page.getByLabel('Code des Tickets').fill(code);
    await page.keyboard.press('Enter');
  };
  await check();
  const answer = page.getByRole('alert');
  await expect(answer).toContainText(/^EinlassenEva Malá/);
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
  const used = list.tickets.find(({ name, used_at }) => name === 'Eva Malá' && used_at !== null)?.used_at ?? '';
  expect(Math.abs(Date.parse(used) - before)).toBeLessThan(5000);

  expect(await page.evaluate(() => caches.has('vestibule-door-1'))).toBe(true);
  // As the toolbar does it: without the token the session would go on, and the door with it.
  const status = await page.evaluate(async (header) => {
    const { csrftoken } = (await (await fetch('/api/csrf/')).json()) as { csrftoken: string };
    return (await fetch('/api/user-logout/', { method: 'POST', headers: { [header]: csrftoken } })).status;
  }, CSRF_HEADER);
  expect(status).toBeLessThan(300);
  await expect(page.getByRole('button', { name: 'Neu anmelden' })).toBeVisible();
  expect(await page.evaluate(() => caches.has('vestibule-door-1'))).toBe(false);
});
