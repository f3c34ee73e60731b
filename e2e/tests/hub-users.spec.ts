import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe';
import { signIn } from '../fixtures/editor-session';
import { mailedLink } from '../fixtures/mailed-link';
import { hire } from '../fixtures/staff';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/editing.md#accounts
// - docs/behaviour/editing.md#roles
// - docs/behaviour/frame.md#language-of-the-hub

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

test('hub and tools follow the language that a person chooses, and a form keeps its input', async ({ page, site }) => {
  await signIn(page, site.origin);
  const language = () => page.locator('html').getAttribute('lang');
  const choose = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    // Opens the menu of the bar where there is no room for all tools.
    await button.focus();
    await button.click();
  };
  await page.goto('/cms-hub/records/articles/new');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Neuer Eintrag');
  const title = page.getByRole('textbox', { name: 'Titel', exact: true });
  await title.fill('Sůl země');
  try {
    await choose('Čeština');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nový záznam');
    await expect(page.getByRole('textbox', { name: 'Název', exact: true })).toHaveValue('Sůl země');
    expect(await language()).toBe('cs');
    await expect(page).toHaveTitle(/^Nový záznam/);

    page.on('dialog', (dialog) => void dialog.accept());
    await page.goto('/cms-hub/box-office');
    expect(await language()).toBe('cs');
    await page.goto('/de?edit=1');
    expect(await language()).toBe('de');
    await expect(page.getByRole('button', { name: 'Upravit', exact: true }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await choose('English');
    await expect(page.getByRole('button', { name: 'Edit', exact: true }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await language()).toBe('de');

    // The content of the page is another thing: its switch leads to another page, in edit mode too.
    await page.getByRole('banner').getByRole('link', { name: 'Čeština' }).first().click();
    await expect(page).toHaveURL(/\/cs\?edit=1$/);
    await expect(page.getByRole('button', { name: 'Edit', exact: true }).first()).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  } finally {
    // Other tests have the same account.
    await choose('Deutsch');
    await expect(page.getByRole('button', { name: 'Bearbeiten', exact: true }).first()).toBeVisible();
  }
});

test('a role is made from another one, given, changed and removed, and each step counts at once', async ({
  browser,
  mail,
  page,
  site,
  complaints,
}) => {
  const zora = await hire(browser, { origin: site.origin, mail }, { role: 'door', name: 'Zora' });
  const newArticle = async () => (await zora.goto('/cms-hub/records/articles/new'))?.status();
  expect(await newArticle()).toBe(403);

  await signIn(page, site.origin);
  await page.goto('/cms-hub');
  await page.getByRole('link', { name: 'Rollen', exact: true }).click();
  await page.getByRole('link', { name: 'Als Vorlage nehmen Redaktion' }).click();
  for (const width of [390, 1280]) await expectNoSidewaysScroll(page, width);
  await expectAccessible(page);
  await page.getByLabel('Name').fill('Presse');
  const articles = page.getByRole('group', { name: 'Artikel' });
  await expect(articles.getByRole('checkbox', { name: 'veröffentlichen' })).toBeEnabled();
  await articles.getByRole('checkbox', { name: 'veröffentlichen' }).press('Space');
  await page.getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(page).toHaveURL(/\/cms-hub\/roles\/presse$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Presse');

  await page.goto('/cms-hub/users');
  const entry = page.getByRole('listitem', { name: 'Zora' });
  await entry.getByLabel('Rolle von Zora').selectOption('Presse');
  await entry.getByRole('button', { name: 'Rolle ändern' }).click();
  await expect(entry.getByRole('button', { name: 'Rolle ändern' })).toHaveCount(0);
  expect(await newArticle()).toBe(200);
  await expect(zora.getByRole('button', { name: 'Veröffentlichen', exact: true })).toBeVisible();

  await page.goto('/cms-hub/roles/presse');
  await expect(articles.getByRole('checkbox', { name: 'bearbeiten' })).toBeEnabled();
  await articles.getByRole('checkbox', { name: 'bearbeiten' }).press('Space');
  await expect(articles.getByRole('checkbox', { name: 'veröffentlichen' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Speichern' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible();
  expect(await newArticle()).toBe(403);

  await page.getByLabel('Neue Rolle für 1 Person').selectOption('Chefredaktion');
  await page.getByRole('button', { name: 'Rolle löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Rolle löschen' }).click();
  await expect(page).toHaveURL(/\/cms-hub\/roles$/);
  await expect(page.getByRole('link', { name: 'Presse', exact: true })).toHaveCount(0);
  expect(await newArticle()).toBe(200);
  expect(complaints.all).toEqual([]);
});
