import { startMailServer, type TestMailServer } from '@vestibule/contracts/testing/mail-server';
import { expectAccessible } from '../fixtures/axe';
import { signIn } from '../fixtures/editor-session';
import { mailedLink } from '../fixtures/mailed-link';
import { startTestSite, stopTestSites } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

const INES = { email: 'ines@example.org', password: 'rote Würfel im Hof' };

let mail: TestMailServer;
test.beforeEach(async () => {
  mail = await startMailServer();
});
test.afterEach(async () => {
  await stopTestSites();
  await mail.close();
});

test('somebody is invited by mail, does what the role may, and is shut out at once', async ({ browser }) => {
  test.setTimeout(120_000);
  const site = await startTestSite({ env: { SMTP_URL: mail.url, MAIL_FROM: 'Haus <haus@example.org>' } });
  const admin = await browser.newPage({ baseURL: site.origin });
  await signIn(admin, site.origin);
  await admin.goto('/cms-hub/users');
  await admin.getByLabel('E-Mail-Adresse').fill(INES.email);
  await admin.getByLabel('Rolle', { exact: true }).selectOption('Kasse');
  await admin.getByRole('button', { name: 'Einladung schicken' }).click();
  const entry = admin.getByRole('listitem', { name: INES.email });
  await expect(entry).toContainText('eingeladen, noch ohne Passwort');
  await expectAccessible(admin, { where: 'users' });

  const colleague = await browser.newContext({ baseURL: site.origin });
  const page = await colleague.newPage();
  await page.goto(await mailedLink(mail, INES.email, /https?:\/\/\S+password[^\s"<]+/));
  await page.getByLabel('Neues Passwort').fill(INES.password);
  await page.getByRole('button', { name: 'Passwort speichern' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Anmelden' }).click();
  await page.getByLabel('E-Mail-Adresse').fill(INES.email);
  await page.getByLabel('Passwort').fill(INES.password);
  await page
    .getByRole('main')
    .getByRole('button', { name: /Anmelden/ })
    .click();
  await expect(page.getByRole('region', { name: 'Redaktion' })).toBeVisible();

  await page.goto('/cms-hub/box-office');
  await expect(page.getByRole('heading', { level: 1, name: 'Kasse' })).toBeVisible();
  expect((await page.request.get('/api/users/')).status()).toBe(403);

  await admin.reload();
  await expect(entry).toContainText('angemeldete Browser: 1');
  await entry.getByRole('button', { name: /^Stilllegen/ }).click();
  await admin.getByRole('dialog').getByRole('button', { name: 'Stilllegen', exact: true }).click();
  await expect(entry).toContainText('stillgelegt');
  expect((await page.request.get('/de/api/box-office/')).status()).toBe(401);
  await colleague.close();
});
