import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/axe';
import { signIn } from '../fixtures/editor-session';
import { mailedLink } from '../fixtures/mailed-link';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/editing.md#accounts

const EVA = 'eva@example.org';
const PASSWORD = 'ein Satz, den sonst niemand kennt';
/** Of the page where a password is chosen. */
const LINK = /https?:\/\/\S+\/user\/password#[\w-]+/;

const submit = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name }).click();

async function logIn(page: Page): Promise<void> {
  await page.goto('/de/user/login');
  await page.getByLabel('E-Mail-Adresse').fill(EVA);
  await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
  await submit(page, 'Anmelden');
}

test('somebody is invited, chooses a password, works, gets another role, and is shut out', async ({
  browser,
  mail,
  site,
}) => {
  test.setTimeout(120_000);
  const admin = await browser.newPage({ baseURL: site.origin });
  await signIn(admin, site.origin);
  await admin.goto('/cms-hub/users');
  await expectAccessible(admin, { where: 'accounts' });
  await admin.getByLabel('E-Mail-Adresse').fill(EVA);
  await admin.getByLabel('Vorname').fill('Eva');
  await admin.getByLabel('Nachname').fill('Nová');
  await submit(admin, 'Einladung schicken');
  const entry = admin.getByRole('listitem', { name: 'Eva Nová' });
  await expect(entry).toContainText('eingeladen, noch ohne Passwort');

  const eva = await (await browser.newContext({ baseURL: site.origin })).newPage();
  const link = await mailedLink(mail, EVA, LINK);
  expect(link).toContain(site.origin);
  await eva.goto(link);
  await eva.getByLabel('Neues Passwort').fill('kurz');
  await submit(eva, 'Passwort speichern');
  await expect(eva.getByLabel('Neues Passwort')).toBeFocused();
  await eva.getByLabel('Neues Passwort').fill(PASSWORD);
  await submit(eva, 'Passwort speichern');
  await expect(eva.getByText('Ihr Passwort ist gespeichert.')).toBeVisible();
  await logIn(eva);
  await expect(eva.getByRole('button', { name: 'Abmelden' }).first()).toBeAttached();
  expect((await eva.goto('/cms-hub/users'))?.status()).toBe(403);

  await admin.reload();
  await expect(entry).toContainText('angemeldete Browser: 1');
  await admin.getByLabel('Rolle von Eva Nová').selectOption('Administration');
  await entry.getByRole('button', { name: 'Rolle ändern' }).click();
  await expect(entry.getByRole('button', { name: 'Rolle ändern' })).toHaveCount(0);
  expect((await eva.goto('/cms-hub/users'))?.status()).toBe(200);

  await entry.getByRole('button', { name: 'Stilllegen' }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Stilllegen', exact: true }).click();
  await expect(entry).toContainText('stillgelegt');
  expect((await eva.goto('/cms-hub/users'))?.status()).toBe(401);
  await logIn(eva);
  await expect(eva.getByText('E-Mail-Adresse oder Passwort stimmen nicht.')).toBeVisible();
});
