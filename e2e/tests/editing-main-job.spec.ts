import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/axe';
import { signIn } from '../fixtures/editor-session';
import { OTHERS } from '../fixtures/exhibition-texts';
import { pageId } from '../fixtures/editor-writes';
import { removeRecord } from '../fixtures/own-record';
import { newHost, rawGet } from '../fixtures/raw-get';
import { expect, test } from '../fixtures/test';

const SLUG = 'salz-der-erde';
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const box = (page: Page, name: string | RegExp) =>
  page.getByRole('textbox', { name, exact: typeof name === 'string' }).first();
const said = (page: Page, text: RegExp) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();

/** Opens an address once the entries of closed layers have left the history: a move there would stop the load. */
async function open(page: Page, path: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => (history.state as { layers?: number } | null)?.layers ?? 0)).toBe(0);
  await page.goto(path);
}

/** A module at the end of the page; `fill` writes into its form. */
async function add(page: Page, kind: string, fill: () => Promise<void>): Promise<void> {
  await button(page, 'Baustein am Ende der Seite hinzufügen').click();
  await page.getByRole('searchbox', { name: 'Baustein suchen' }).fill(kind);
  await page.getByRole('dialog').getByRole('button', { name: kind, exact: true }).click();
  const sheet = page.getByRole('dialog', { name: `${kind} hinzufügen` });
  await expect(sheet).toBeVisible();
  await fill();
  await button(page, 'Speichern').click();
  await expect(sheet).toHaveCount(0);
}

async function choosePicture(page: Page, file: string): Promise<void> {
  await button(page, /^Aus der Mediathek/).click();
  const library = page.getByRole('dialog', { name: 'Mediathek' });
  await library.getByRole('searchbox').fill(file);
  await library.getByRole('listitem').getByRole('button', { name: file }).click();
  await button(page, 'Übernehmen').click();
  await expect(library).toHaveCount(0);
}

async function rewrite(page: Page, edit: string | RegExp, field: string | RegExp, text: string, save: string) {
  await button(page, edit).click();
  const sheet = page.getByRole('dialog', { name: edit });
  await box(page, field).fill(text);
  await button(page, save).click();
  await expect(sheet).toHaveCount(0);
}

const tomorrow = () => `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)}T10:00`;

test.afterAll(async ({ site }) => removeRecord(site.origin, 'pages', await pageId(site.origin, SLUG)));

test('an exhibition’s page in three languages: built, planned, previewed, published, and a mistake taken back', async ({
  page,
  site,
  complaints,
}) => {
  // A whole day's work: half a minute on a quiet machine.
  test.slow();
  const visitor = async (path: string) => (await rawGet(site.origin + path, newHost())).body.toString();
  await signIn(page, site.origin);
  await page.goto('/cms-hub');
  await page.getByRole('link', { name: 'Seiten' }).click();
  await page.getByRole('link', { name: 'Neuen Eintrag anlegen' }).click();
  for (const { tab, slug, title } of [{ tab: 'Deutsch', slug: SLUG, title: 'Salz der Erde' }, ...OTHERS]) {
    await page.getByRole('tab', { name: tab }).click();
    await box(page, 'Teil der Adresse').fill(slug);
    await box(page, 'Titel').fill(title);
  }
  // A new page is offline until an editor publishes it; later additions then wait to be published.
  await button(page, 'Veröffentlichen').click();
  await said(page, /Gespeichert/);

  await open(page, `/de/${SLUG}?edit=1`);
  await add(page, 'Aufmacher mit Bild oder Video', async () => {
    await box(page, 'Überschrift').fill('Salz der Erde');
    await choosePicture(page, 'photo-alps.jpg');
    await box(page, 'Beschriftung der Schaltfläche').fill('So kommen Sie zu uns');
    await page.getByRole('combobox', { name: 'Link der Schaltfläche' }).pressSequentially('anreise');
    await page.getByRole('option', { name: /besuch\/anreise$/ }).click();
  });
  await add(page, 'Text', () => box(page, /^Text/).fill('Zwei Jahrhunderte lang kam das Salz über diesen Hof.'));
  await add(page, 'Bilderreihe', async () => {
    await box(page, 'Titel').fill('Aus der Ausstellung');
    await button(page, 'Eintrag hinzufügen').click();
    await choosePicture(page, 'photo-cat.jpg');
  });
  await add(page, 'Veranstaltungsliste', async () => {
    await box(page, 'Überschrift').fill('Führungen zur Ausstellung');
    // Until it is known how many events there are it is a list.
    const finder = page.getByRole('combobox', { name: 'Auswahl von Hand' }).and(page.getByPlaceholder('Suchen'));
    await finder.pressSequentially('kuratorinnen');
    await expect(page.getByRole('option', { name: /^Kuratorinnenführung/ }).first()).toBeVisible();
    await expectAccessible(page, { where: 'finder', best: true });
    await finder.press('Enter');
    await expect(button(page, /^Kuratorinnenführung.* entfernen$/)).toBeVisible();
  });
  // The events come from another remote, which is asked about a list that the page was loaded without.
  const events = page.getByRole('region', { name: 'Führungen zur Ausstellung' });
  await expect(events.getByRole('listitem')).toHaveCount(1);
  await add(page, 'HubSpot-Formular', async () => {
    await box(page, 'Kennung des Formulars').fill('1xC3RF9XJSoKkZ1qRiRY2cw4nk6m');
    await box(page, 'Titel').fill('Einladung zur Eröffnung');
  });

  for (const { lang, slug, link, ofHero, headline, title, ofText, text, save } of OTHERS) {
    await page.getByRole('banner').getByRole('link', { name: link }).first().click();
    await expect(page).toHaveURL(new RegExp(`/${lang}/${slug}\\?edit=1$`));
    await rewrite(page, ofHero, headline, title, save);
    await rewrite(page, ofText, /^Text/, text, save);
  }

  await open(page, `/de/${SLUG}`);
  await button(page, 'Veröffentlichung').click();
  await page.getByLabel('Zeitpunkt').fill(tomorrow());
  await button(page, 'Veröffentlichung planen').click();
  await said(page, /geplant/);
  expect(await visitor(`/de/${SLUG}`)).not.toContain('Zwei Jahrhunderte');

  await button(page, 'Veröffentlichung').click();
  await button(page, 'Vorschau-Link erzeugen').click();
  const link = await box(page, 'Vorschau-Link').inputValue();
  const preview = (await rawGet(link)).body.toString();
  for (const shown of [
    'Salz der Erde',
    'So kommen Sie zu uns',
    'Zwei Jahrhunderte',
    'Aus der Ausstellung',
    'Einladung zur Eröffnung',
  ])
    expect(preview).toContain(shown);

  await button(page, 'Jetzt veröffentlichen').click();
  await said(page, /^Veröffentlicht/);
  for (const { lang, slug, publication, publish, published } of OTHERS) {
    await open(page, `/${lang}/${slug}`);
    await button(page, publication).click();
    await button(page, publish).click();
    await said(page, published);
  }
  expect(await visitor(`/de/${SLUG}`)).toContain('Zwei Jahrhunderte');
  for (const { lang, slug, text } of OTHERS) expect(await visitor(`/${lang}/${slug}`)).toContain(text);

  await open(page, `/de/${SLUG}?edit=1`);
  await rewrite(
    page,
    /^Text .* bearbeiten/,
    /^Text/,
    'Zwei Jahrzehnte lang kam das Salz über diesen Hof.',
    'Speichern',
  );
  await button(page, 'Veröffentlichen').click();
  await said(page, /^Veröffentlicht/);
  expect(await visitor(`/de/${SLUG}`)).toContain('Zwei Jahrzehnte');

  await button(page, 'Versionen').click();
  const versions = page.getByRole('dialog', { name: 'Versionen der Seite' });
  await versions
    .getByRole('button', { name: /^Geändert: Text/ })
    .first()
    .click();
  await expect(versions.locator('del')).toContainText(['Jahrhunderte']);
  await expect(versions.locator('ins')).toContainText(['Jahrzehnte']);
  await versions
    .getByRole('button', { name: /^Geändert: Text/ })
    .nth(1)
    .click();
  await button(page, 'Wiederherstellen').click();
  await said(page, /Wiederhergestellt/);
  await button(page, 'Veröffentlichen').click();
  await said(page, /^Veröffentlicht/);
  const restored = await visitor(`/de/${SLUG}`);
  expect(restored).toContain('Zwei Jahrhunderte');
  expect(restored).not.toContain('Zwei Jahrzehnte');
  for (const { lang, slug, text } of OTHERS) expect(await visitor(`/${lang}/${slug}`)).toContain(text);
  expect(complaints.all).toEqual([]);
});
