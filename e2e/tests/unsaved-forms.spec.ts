import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { COOKIES } from '@vestibule/contracts';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe';
import { openForm } from '../fixtures/drill';
import { editorHeaders, signIn } from '../fixtures/editor-session';
import { editorWrites, pageId } from '../fixtures/editor-writes';
import { makePage } from '../fixtures/own-page';
import type { TestSite } from '../fixtures/site';
import { expect, test, UNREACHABLE } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/editing.md#unsaved-input

const CALL = '/api/unsaved-forms/';
const text = (name: string) => (page: Page) => page.getByRole('textbox', { name, exact: true });

/** Each kind of form of the hub, and a field of it. */
const FORMS = [
  { path: '/cms-hub/records/rooms/1', field: text('Titel') },
  { path: '/cms-hub/records/articles/new', field: text('Titel') },
  { path: '/cms-hub/settings', field: text('Name des Hauses') },
  {
    path: '/cms-hub/navigation',
    field: text('Name'),
    open: (page: Page) => page.getByRole('region', { name: 'Menü' }).getByRole('button').first().click(),
  },
];

const offer = (page: Page) => page.getByRole('region', { name: 'Nicht gespeicherte Eingaben' });
const state = (page: Page, name: 'here' | 'kept') =>
  expect(page.locator(`[data-draft=${name}]`)).toContainText('gesichert');

/** Opens each form in a tab of its own and types `typed` into it. */
async function typeInEach(context: BrowserContext, origin: string, typed: string): Promise<readonly Page[]> {
  const pages: Page[] = [];
  for (const { path, field, open } of FORMS) {
    const page = await context.newPage();
    await page.goto(origin + path);
    await open?.(page);
    await field(page).fill(typed);
    pages.push(page);
  }
  return pages;
}

/** Opens each form again and takes the offered input; returns the text of its field. */
async function takeInEach(context: BrowserContext, origin: string): Promise<readonly string[]> {
  const taken: string[] = [];
  for (const { path, field, open } of FORMS) {
    const page = await context.newPage();
    await page.goto(origin + path);
    await offer(page).getByRole('button', { name: 'Eingaben übernehmen' }).click();
    await open?.(page);
    taken.push(await field(page).inputValue());
    await state(page, 'kept');
    await page.close();
  }
  return taken;
}

/** Deletes the input that the server has. */
async function forgetAll({ origin }: TestSite): Promise<void> {
  const headers = await editorHeaders(origin);
  const stored = (await (await fetch(origin + CALL, { headers })).json()) as readonly { readonly form: string }[];
  for (const { form } of stored) await fetch(`${origin}${CALL}${form}/`, { method: 'DELETE', headers });
}

/** A browser of its own whose data outlive it; `kill` ends all its processes at once. */
async function openBrowser(dir: string) {
  const context = await chromium.launchPersistentContext(dir, test.info().project.use.launchOptions);
  const kill = async () => {
    const closed = context.waitForEvent('close');
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      try {
        if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dir)) process.kill(Number(pid), 'SIGKILL');
      } catch {
        // It has ended meanwhile.
      }
    }
    await closed;
  };
  return { context, kill };
}

const refuseStoring = (context: BrowserContext) =>
  context.route(`**${CALL}`, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));

test.describe('in each kind of form of the hub', () => {
  test.afterEach(({ site }) => forgetAll(site));

  test('a browser that is killed has the input, although the server never had it', async ({
    site,
    expectedReports,
  }) => {
    expectedReports.push(UNREACHABLE);
    const dir = await mkdtemp(join(tmpdir(), 'unsaved-'));
    const first = await openBrowser(dir);
    await refuseStoring(first.context);
    await signIn(await first.context.newPage(), site.origin);
    for (const page of await typeInEach(first.context, site.origin, 'Vor dem Absturz')) await state(page, 'here');
    await first.kill();

    const second = await openBrowser(dir);
    await signIn(await second.context.newPage(), site.origin);
    expect(await takeInEach(second.context, site.origin)).toEqual(FORMS.map(() => 'Vor dem Absturz'));
    await second.kill();
    await rm(dir, { recursive: true, maxRetries: 5 });
  });

  test('control: without the database of the browser a killed one loses it', async ({ site, expectedReports }) => {
    expectedReports.push(UNREACHABLE);
    const dir = await mkdtemp(join(tmpdir(), 'unsaved-'));
    const first = await openBrowser(dir);
    await refuseStoring(first.context);
    await first.context.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }));
    await signIn(await first.context.newPage(), site.origin);
    for (const page of await typeInEach(first.context, site.origin, 'Vor dem Absturz'))
      await expect(page.locator('[data-draft=nowhere]')).toContainText('noch nirgends');
    await first.kill();

    const second = await openBrowser(dir);
    await signIn(await second.context.newPage(), site.origin);
    for (const { path, field, open } of FORMS) {
      const page = await second.context.newPage();
      await page.goto(site.origin + path);
      await open?.(page);
      await expect(field(page)).toBeEnabled();
      await expect(offer(page)).toHaveCount(0);
      await expect(field(page)).not.toHaveValue('Vor dem Absturz');
    }
    await second.kill();
    await rm(dir, { recursive: true, maxRetries: 5 });
  });

  test('input outlives the backend, the session and the network, and is offered on another machine', async ({
    page: login,
    context,
    browser,
    site,
    expectedReports,
  }) => {
    expectedReports.push(UNREACHABLE);
    await signIn(login, site.origin);
    const pages = await typeInEach(context, site.origin, 'Erst');
    for (const page of pages) await state(page, 'kept');

    site.backend.child?.kill('SIGSTOP');
    for (const [at, { field }] of FORMS.entries()) await field(pages[at] as Page).fill('Ohne Backend');
    for (const page of pages) await state(page, 'here');
    site.backend.child?.kill('SIGKILL');
    for (const page of pages) await state(page, 'kept');

    await context.setOffline(true);
    for (const [at, { field }] of FORMS.entries()) await field(pages[at] as Page).fill('Ohne Netz');
    for (const page of pages) await state(page, 'here');
    await context.setOffline(false);
    for (const page of pages) await state(page, 'kept');

    await context.clearCookies({ name: COOKIES.session });
    for (const [at, { field }] of FORMS.entries()) await field(pages[at] as Page).fill('Ohne Sitzung');
    for (const page of pages) await state(page, 'here');
    await signIn(login, site.origin);
    for (const page of pages) await page.close();
    expect(await takeInEach(context, site.origin)).toEqual(FORMS.map(() => 'Ohne Sitzung'));

    const other = await browser.newContext();
    await signIn(await other.newPage(), site.origin);
    expect(await takeInEach(other, site.origin)).toEqual(FORMS.map(() => 'Ohne Sitzung'));
    await other.close();
  });
});

/** Types into the headline of a page in a browser whose drafts do not reach the server, and kills it. */
async function killWhileEditing(dir: string, { origin }: TestSite, slug: string, prepare?: () => void): Promise<void> {
  const { context, kill } = await openBrowser(dir);
  await context.route('**/pageeditor-api/drafts', (route) => route.abort());
  if (prepare) await context.addInitScript(prepare);
  const page = await context.newPage();
  await signIn(page, origin);
  await openForm(page, `${origin}/de/${slug}`);
  await text('Überschrift')(page).fill('Vor dem Absturz');
  await expect(page.locator('[data-draft=here]')).toBeVisible();
  await kill();
}

test('the draft of a module outlives a browser that is killed; control: without its database it is lost', async ({
  site,
  expectedReports,
}) => {
  expectedReports.push(UNREACHABLE);
  const remove = await makePage(site.origin, 'absturz');
  const write = await editorWrites(site.origin);
  await write('POST', 'headline', { page: await pageId(site.origin, 'absturz'), content: 'Anfang' });
  const offered = async (prepare?: () => void) => {
    const dir = await mkdtemp(join(tmpdir(), 'unsaved-'));
    await killWhileEditing(dir, site, 'absturz', prepare);
    const { context, kill } = await openBrowser(dir);
    const page = await context.newPage();
    await signIn(page, site.origin);
    await page.goto(`${site.origin}/de/absturz?edit=1`);
    await expect(page.getByRole('button', { name: /^Überschrift .*bearbeiten$/ })).toBeVisible();
    const resume = page.getByRole('button', { name: /^Weiter bearbeiten/ });
    const isOffered = (await resume.count()) > 0;
    if (isOffered) {
      await resume.click();
      await expect(text('Überschrift')(page)).toHaveValue('Vor dem Absturz');
    }
    await kill();
    await rm(dir, { recursive: true, maxRetries: 5 });
    return isOffered;
  };
  expect(await offered()).toBe(true);
  expect(await offered(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))).toBe(false);
  await remove();
});

test('input that was not saved: from the dashboard into the form, by keyboard, and saved', async ({ page, site }) => {
  await signIn(page, site.origin);
  await page.goto('/cms-hub/records/rooms/1');
  await text('Titel')(page).fill('Großer Saal mit Empore');
  await state(page, 'kept');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/cms-hub');
  const row = page.getByRole('region', { name: 'Nicht gespeicherte Eingaben' }).getByRole('link');
  await expect(row).toHaveText('Großer Saal');
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(offer(page)).toBeFocused();
  await expect(text('Titel')(page)).toBeDisabled();
  for (const width of [390, 1280]) await expectNoSidewaysScroll(page, width);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(text('Titel')(page)).toHaveValue('Großer Saal mit Empore');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Gespeichert' })).toBeVisible();
  await page.goto('/cms-hub');
  await expect(page.getByRole('heading', { name: 'Meine Entwürfe' })).toBeVisible();
  await expect(row).toHaveCount(0);
});
