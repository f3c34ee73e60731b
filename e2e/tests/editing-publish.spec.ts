import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe';
import { signIn } from '../fixtures/editor-session';
import { editorWrites, pageId, type Write } from '../fixtures/editor-writes';
import { makePage } from '../fixtures/own-page';
import { rawGet } from '../fixtures/raw-get';
import { pressTool } from '../fixtures/press-tool';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/editing.md#publishing
// - docs/behaviour/editing.md#preview
// - docs/behaviour/editing.md#page-versions

test.describe.configure({ mode: 'serial' });

const SLUG = 'ausstellung-in-arbeit';
const PATH = `/de/${SLUG}`;
let remove: () => Promise<void>;
let write: Write;
let id: number;
test.beforeAll(async ({ site }) => {
  remove = await makePage(site.origin, SLUG);
  write = await editorWrites(site.origin);
  id = await pageId(site.origin, SLUG);
});
test.afterAll(() => remove());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const said = (page: Page, text: RegExp) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
const visitor = (origin: string, path = PATH) => rawGet(origin + path);
const words = async (origin: string, path = PATH) => (await visitor(origin, path)).body.toString();

async function open(page: Page, origin: string): Promise<void> {
  await signIn(page, origin);
  await page.goto(PATH);
  await expect(button(page, 'Versionen')).toBeVisible();
}

async function addHeadline(page: Page, text: string): Promise<void> {
  await button(page, 'Bearbeiten').click();
  await button(page, 'Baustein hinzufügen').click();
  await page.getByRole('searchbox', { name: 'Baustein suchen' }).fill('überschr');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Überschrift', exact: true }).fill(text);
  await button(page, 'Speichern').click();
  await said(page, /Gespeichert/);
  await button(page, 'Bearbeiten').click();
}

test('a saved text is shown to holders of the link, and to all once it is published', async ({
  page,
  site,
  complaints,
}) => {
  await open(page, site.origin);
  // The page is in the cache before.
  await expect.poll(async () => (await visitor(site.origin)).headers['x-cache']).toBe('hit');
  await addHeadline(page, 'Erster Stand');
  await expect(page.getByText('Gespeichert, nicht veröffentlicht')).toBeVisible();
  expect(await words(site.origin)).not.toContain('Erster Stand');

  await button(page, 'Veröffentlichung').click();
  await button(page, 'Vorschau-Link erzeugen').click();
  const link = await page.getByRole('textbox', { name: 'Vorschau-Link' }).inputValue();
  const preview = await rawGet(link);
  expect(preview.body.toString()).toContain('Erster Stand');
  expect(preview.body.toString()).toContain('noch nicht veröffentlicht');
  expect(preview.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex, nofollow' });
  // The control: without the link, and with one that somebody has made up.
  expect(await words(site.origin)).not.toContain('Erster Stand');
  expect((await rawGet(`${link}x`)).status).toBe(404);
  await expectAccessible(page, { where: 'publication', best: true });

  await button(page, 'Jetzt veröffentlichen').click();
  await said(page, /^Veröffentlicht/);
  const after = await visitor(site.origin);
  expect([after.headers['x-cache'], after.body.toString().includes('Erster Stand')]).toEqual(['miss', true]);
  expect(complaints.all).toEqual([]);
});

test('a planned publication comes at its instant, and not before', async ({ page, site }) => {
  await open(page, site.origin);
  await addHeadline(page, 'Geplanter Stand');
  await button(page, 'Veröffentlichung').click();
  // The form takes minutes; an instant that a test can wait for is given to the call that it makes.
  await page.getByLabel('Zeitpunkt').fill('2020-01-01T10:00');
  await button(page, 'Veröffentlichung planen').click();
  await expect(page.getByText('Dieser Zeitpunkt ist schon vorbei.')).toBeVisible();
  const at = Date.now() + 4000;
  const planned = await write('POST', `publication/${id}`, { action: 'schedule', at: new Date(at).toISOString() });
  expect(planned.status).toBe(200);
  const early = await words(site.origin);
  // The control is one only where it was in time.
  expect(Date.now()).toBeLessThan(at);
  expect(early).toContain('Erster Stand');
  expect(early).not.toContain('Geplanter Stand');
  await expect.poll(async () => (await words(site.origin)).includes('Geplanter Stand')).toBe(true);
  expect(Date.now()).toBeGreaterThanOrEqual(at);
});

test('an earlier version is compared, looked at and restored, and visitors see it once it is published', async ({
  page,
  site,
}) => {
  await open(page, site.origin);
  await button(page, 'Versionen').click();
  const panel = page.getByRole('dialog', { name: 'Versionen der Seite' });
  const rows = panel.getByRole('button', { name: /^Hinzugefügt: Überschrift/ });
  await expect(rows.first()).toContainText('Veröffentlicht');
  await rows.first().click();
  await expect(panel.locator('ins')).toContainText(['Geplanter Stand']);
  await rows.last().click();
  await expect(panel.locator('ins')).toContainText(['Erster Stand']);
  await expectAccessible(page, { where: 'versions', best: true });
  await panel.getByRole('link', { name: 'Ansehen' }).click();
  await expect(page.getByText('Sie sehen eine frühere Version')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Erster Stand' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Geplanter Stand' })).toHaveCount(0);
  // The control: nobody else sees it, and nothing has changed by looking.
  expect(
    (await visitor(site.origin, new URL(page.url()).pathname + new URL(page.url()).search)).body.toString(),
  ).toContain('Geplanter Stand');

  await button(page, 'Wiederherstellen').click();
  await said(page, /Wiederhergestellt/);
  await expect(page).toHaveURL(PATH);
  expect(await words(site.origin)).toContain('Geplanter Stand');
  await button(page, 'Veröffentlichen').click();
  await said(page, /^Veröffentlicht/);
  expect(await words(site.origin)).not.toContain('Geplanter Stand');
});

test('the panels fit a phone and a tablet', async ({ page, site }) => {
  await open(page, site.origin);
  for (const width of [320, 1024])
    for (const name of ['Veröffentlichung', 'Versionen'])
      await test.step(`${name} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 });
        await pressTool(page, name);
        const panel = page.getByRole('dialog', { name: new RegExp(`^${name}`) });
        await expect(panel).toBeVisible();
        await expectNoSidewaysScroll(page, width);
        await page.keyboard.press('Escape');
        await expect(panel).toHaveCount(0);
      });
});
