import type { Page } from '@playwright/test';
import type { LinkedKind } from '@vestibule/contracts';
import { RECORD_ROUTES } from '@vestibule/contracts/host/record-links';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe';
import { editorCookies, signIn } from '../fixtures/editor-session';
import { newHost, rawGet } from '../fixtures/raw-get';
import { recordPath } from '../fixtures/record-path';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/editing.md#lists-of-records
// - docs/behaviour/editing.md#drafts-of-records
// - docs/behaviour/editing.md#dashboard
// - docs/behaviour/editing.md#edit-mode
// - docs/behaviour/content.md#library

const ROOMS = '/cms-hub/records/rooms';
const name = (page: Page) => page.getByRole('textbox', { name: 'Name', exact: true });
const title = (page: Page) => page.getByRole('textbox', { name: 'Titel', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Speichern' });
const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text })).toBeVisible();

/** Another editor changes the record of the open form. */
async function changeByOthers(page: Page, origin: string, changes: object): Promise<void> {
  const path = `/api/records/rooms/${new URL(page.url()).pathname.split('/').at(-1)}/`;
  const cookie = await editorCookies(origin);
  const before = await fetch(origin + path, { headers: { cookie } });
  const token = /csrftoken=([^;]+)/.exec(cookie)?.[1] ?? '';
  const answer = await fetch(origin + path, {
    method: 'PATCH',
    headers: {
      cookie,
      'content-type': 'application/json',
      'X-CSRFToken': token,
      'If-Match': before.headers.get('etag') ?? '',
    },
    body: JSON.stringify(changes),
  });
  expect(answer.status).toBe(200);
}

test('a record is created, found, changed in two languages, kept from a stale write, and removed', async ({
  page,
  site,
  complaints,
}) => {
  await signIn(page, site.origin);
  await page.goto('/cms-hub');
  const dates = page.getByRole('region', { name: 'Ausverkauft oder fast ausverkauft' });
  await expect(dates.getByRole('link').first()).toHaveAttribute('href', /^\/cms-hub\/records\/events\/\d+$/);
  await page.getByRole('link', { name: 'Räume' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Räume' })).toBeVisible();
  await page.getByRole('link', { name: 'Neuen Eintrag anlegen' }).click();
  await save(page).click();
  await expect(name(page)).toBeFocused();
  await expect(name(page)).toHaveAccessibleDescription(/erforderlich/);
  await name(page).fill('Turmzimmer');
  await title(page).fill('Das Turmzimmer');
  await page.getByRole('combobox', { name: 'Ort' }).selectOption({ label: 'Salzhof' });
  await save(page).click();
  await said(page, 'Gespeichert');
  await expect(page).toHaveURL(/\/rooms\/\d+\?version=/);
  await page.goto(new URL(page.url()).pathname);

  await page.getByRole('tab', { name: 'Tschechisch' }).click();
  await title(page).fill('Věžní pokoj');
  const saved = page.waitForURL(/\?version=/);
  await save(page).click();
  await saved;
  await expect(page.getByRole('tab', { name: 'Tschechisch' })).toHaveAttribute('aria-selected', 'true');

  await page.getByRole('link', { name: 'Räume' }).click();
  await page.getByLabel('Suchwörter').fill('věžní');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Einträge: 1')).toBeVisible();
  await page.getByRole('link', { name: 'Das Turmzimmer' }).click();
  await expect(title(page)).toHaveValue('Das Turmzimmer');

  // The browser reports refused writes.
  expect(complaints.all).toEqual([]);
  // Another field: both changes are saved.
  await changeByOthers(page, site.origin, { capacity: 44 });
  await title(page).fill('Das Zimmer im Turm');
  await save(page).click();
  await said(page, 'Gespeichert');
  await expect(page.getByRole('spinbutton', { name: 'Plätze' })).toHaveValue('44');

  // The same field: nothing is saved until the editor has chosen.
  await changeByOthers(page, site.origin, { title: { de: 'Die Turmstube', cs: 'Věžní pokoj' } });
  await title(page).fill('Das hohe Zimmer');
  await save(page).click();
  await said(page, /beide Fassungen/);
  const both = page.getByRole('region', { name: 'Inzwischen von anderen geändert' });
  await expect(both.getByRole('heading').first()).toBeFocused();
  await expect(both).toContainText('Die Turmstube');
  await expect(title(page)).toHaveValue('Das hohe Zimmer');
  for (const width of [390, 1280]) await expectNoSidewaysScroll(page, width);
  await expectAccessible(page);
  await both.getByRole('button', { name: 'Andere übernehmen: Titel, Deutsch' }).press('Enter');
  await expect(title(page)).toHaveValue('Die Turmstube');
  await expect(both).toHaveCount(0);
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await said(page, 'Gelöscht');
  await expect(page).toHaveURL(ROOMS);
  await expect(page.getByRole('link', { name: 'Das Turmzimmer' })).toHaveCount(0);
});

test('visitors get records saved in the hub at once', async ({ page, site }) => {
  const old = '/de/altes-programmheft';
  const visit = async () => {
    const { status, headers } = await rawGet(site.origin + old, newHost());
    return [status, headers.location];
  };
  expect(await visit()).toEqual([404, undefined]);
  await signIn(page, site.origin);
  await page.goto('/cms-hub/records/redirects/new');
  await page.getByLabel('Alter Pfad').fill(old);
  await page.getByLabel('Neuer Pfad').fill('/de/veranstaltungen');
  await save(page).click();
  await said(page, 'Gespeichert');
  expect((await visit())[1]).toBe('/de/veranstaltungen');
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).press('Enter');
  await said(page, 'Gelöscht');
  expect(await visit()).toEqual([404, undefined]);
});

test('a draft is seen by editors alone until it is published, and is restored after it was thrown away', async ({
  page,
  site,
  complaints,
}) => {
  const seen = async () => (await rawGet(`${site.origin}/de/team`, newHost())).body.toString();
  await signIn(page, site.origin);
  await page.goto('/cms-hub/records/persons');
  await page.getByRole('link', { name: 'Dr. Henrike Ahlbrand', exact: true }).click();
  const role = page.getByRole('textbox', { name: 'Funktion' });
  const before = await role.inputValue();
  await role.fill('Probeweise Direktorin');
  await save(page).click();
  await said(page, 'Gespeichert, nicht veröffentlicht.');
  expect(await seen()).not.toContain('Probeweise');
  await page.getByRole('button', { name: 'Vorschau-Link erzeugen' }).click();
  const preview = new URL(await page.getByRole('textbox', { name: 'Vorschau-Link' }).inputValue());
  const shown = await rawGet(site.origin + preview.pathname + preview.search, newHost());
  expect([shown.status, shown.headers['x-robots-tag']]).toEqual([200, 'noindex, nofollow']);
  expect(shown.body.toString()).toContain('Probeweise Direktorin');
  expect(shown.body.toString()).toContain('So ist die Seite noch nicht veröffentlicht.');
  await page.getByRole('button', { name: 'Entwurf verwerfen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Entwurf verwerfen' }).click();
  await expect(role).toHaveValue(before);

  await page.getByText('Versionen', { exact: true }).click();
  await page.getByRole('button', { name: 'Gespeichert', exact: true }).click();
  await page
    .getByRole('region', { name: 'Veröffentlichung' })
    .getByRole('button', { name: 'Wiederherstellen' })
    .click();
  await expect(role).toHaveValue('Probeweise Direktorin');
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page, width);
    await expectAccessible(page, { where: `drafts at ${width} px`, best: true });
  }
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect.poll(seen).toContain('Probeweise Direktorin');

  await role.fill(before);
  await page.getByRole('button', { name: 'Veröffentlichen' }).click();
  await expect.poll(seen).not.toContain('Probeweise');
  expect(complaints.all).toEqual([]);
});

test('anonymous visitors get neither lists nor forms', async ({ site }) => {
  expect((await rawGet(site.origin + ROOMS)).status).toBe(401);
  expect((await rawGet(`${site.origin}/api/records/rooms/`)).status).toBe(401);
});

test('axe finds nothing in lists and forms at three widths, and nothing scrolls sideways', async ({ page, site }) => {
  await signIn(page, site.origin);
  for (const path of ['/cms-hub', '/cms-hub/records/events', '/cms-hub/records/events/new', `${ROOMS}/new`]) {
    await page.goto(path);
    for (const width of [390, 1024, 1920])
      await test.step(`${path} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.getByRole('region', { name: 'Redaktion' })).toBeVisible();
        await expectNoSidewaysScroll(page, width);
        await expectAccessible(page, { where: `${path} at ${width} px`, best: true });
      });
  }
});

test('the library finds a picture, and opens its texts', async ({ page, site }) => {
  await signIn(page, site.origin);
  await page.goto('/cms-hub');
  await page.getByRole('link', { name: 'Mediathek' }).click();
  await page.getByRole('searchbox', { name: 'In der Mediathek suchen' }).fill('katze');
  await page.getByRole('button', { name: 'Suchen' }).click();
  await expect(page).toHaveURL(/\/cms-hub\/media\?q=katze/);
  const picture = page.getByRole('button', { name: /^photo-cat\.jpg/ });
  await expect(async () => {
    await picture.click();
    await expect(page.getByRole('region', { name: 'photo-cat.jpg' })).toBeFocused({ timeout: 1000 });
  }).toPass();
  await expect(page.getByRole('textbox', { name: 'Alternativtext (Deutsch)' })).toHaveValue(/Katze/);
  await expect(page.getByRole('button', { name: /\.jpg/ })).toHaveCount(1);
  await expectAccessible(page, { best: true });
});

test('the page of a record of each kind leads to its form, and the form to the page', async ({
  page,
  site,
  complaints,
}) => {
  await signIn(page, site.origin);
  for (const kind of Object.keys(RECORD_ROUTES) as LinkedKind[]) {
    await page.goto(recordPath(kind, { id: kind === 'venue' ? 2 : 1, slug: 'x' }));
    const shown = await page.getByRole('heading', { level: 1 }).innerText();
    await page.getByRole('link', { name: 'Eintrag öffnen' }).click();
    await expect(page).toHaveURL(/\/cms-hub\/records\/[a-z]+\/\d+$/);
    await page.getByRole('link', { name: /^Ansehen: / }).click();
    await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible();
  }
  await page.goto('/de/besuch');
  await page.getByRole('link', { name: 'Seiteneinstellungen' }).click();
  await page.getByRole('link', { name: /^Ansehen: / }).click();
  await expect(page).toHaveURL('/de/besuch');
  expect(complaints.all).toEqual([]);
});
