import type { AnswerOf } from '@vestibule/contracts';
import { MODULE_MODELS } from '@vestibule/contracts/modules/models';
import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe';
import { signIn } from '../fixtures/editor-session';
import { editorWrites, pageId, publishPage } from '../fixtures/editor-writes';
import { makePage } from '../fixtures/own-page';
import { newHost, rawGet } from '../fixtures/raw-get';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/editing.md#structure-of-a-page
// - docs/behaviour/editing.md#writes-and-versions
// - docs/behaviour/editing.md#toolbar
// - docs/behaviour/content.md#sections

test.describe.configure({ mode: 'serial' });

const SLUG = 'werkbank';
let remove: () => Promise<void>;
test.beforeAll(async ({ site }) => {
  remove = await makePage(site.origin, SLUG);
});
test.afterAll(() => remove());

const main = (page: Page) => page.getByRole('main');
const headings = (page: Page) => main(page).getByRole('heading', { level: 2 }).allTextContents();
const saved = (page: Page, text: RegExp) => expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** A button pressed by keyboard: the focus goes there, Enter presses it. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
}

/** In the palette, which is open: words, and Enter. */
async function choose(page: Page, words: string): Promise<void> {
  await expect(page.getByRole('searchbox', { name: 'Baustein suchen' })).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
}

async function addHeadline(page: Page, opener: string | RegExp, words: string): Promise<void> {
  await press(page, opener);
  await choose(page, 'überschr');
  await expect(page.getByRole('textbox', { name: 'Überschrift', exact: true })).toBeFocused();
  await page.keyboard.type(words);
  await page.keyboard.press('Enter');
  await saved(page, /Gespeichert/);
  await expect(page.getByRole('dialog', { name: /hinzufügen$/ })).toHaveCount(0);
}

async function startEditing(page: Page, origin: string): Promise<void> {
  await signIn(page, origin);
  await page.goto(`/de/${SLUG}?edit=1`);
  await expect(button(page, 'Baustein am Ende der Seite hinzufügen')).toBeVisible();
}

test('by keyboard alone: a section, three modules, another order, a removal, steps back and forward', async ({
  page,
  site,
  complaints,
}) => {
  await startEditing(page, site.origin);
  await press(page, 'Baustein hinzufügen');
  await choose(page, 'abschnitt');
  await page.getByRole('combobox', { name: 'Spalten' }).selectOption({ label: 'Zwei gleiche Spalten' });
  await press(page, 'Speichern');
  await saved(page, /Gespeichert/);

  await addHeadline(page, 'Baustein in Spalte 1 hinzufügen', 'Eins');
  await addHeadline(page, 'Baustein in Spalte 1 hinzufügen', 'Zwei');
  await addHeadline(page, 'Baustein in Spalte 2 hinzufügen', 'Drei');
  expect(await headings(page)).toEqual(['Eins', 'Zwei', 'Drei']);

  await main(page).getByLabel('Mehr: Überschrift „Zwei“').focus();
  await page.keyboard.press('Enter');
  await press(page, 'Nach oben: Überschrift „Zwei“');
  await expect.poll(() => headings(page)).toEqual(['Zwei', 'Eins', 'Drei']);
  await expect(button(page, 'Nach oben: Überschrift „Zwei“')).toBeFocused();
  await press(page, 'Verschieben …: Überschrift „Zwei“');
  await page.getByRole('combobox', { name: 'Wohin?' }).selectOption({ label: 'Abschnitt 1, Spalte 2' });
  await press(page, /^Verschieben$/);
  await expect.poll(() => headings(page)).toEqual(['Eins', 'Drei', 'Zwei']);

  await main(page).getByLabel('Mehr: Überschrift „Drei“').focus();
  await page.keyboard.press('Enter');
  await press(page, 'Löschen: Überschrift „Drei“');
  await saved(page, /Gelöscht/);
  expect(await headings(page)).toEqual(['Eins', 'Zwei']);
  await press(page, 'Rückgängig');
  await expect.poll(() => headings(page)).toEqual(['Eins', 'Drei', 'Zwei']);

  // The steps are the server's: they outlive the page.
  await page.reload();
  await press(page, 'Rückgängig');
  await expect.poll(() => headings(page)).toEqual(['Zwei', 'Eins', 'Drei']);
  await press(page, 'Wiederholen');
  await expect.poll(() => headings(page)).toEqual(['Eins', 'Drei', 'Zwei']);
  await press(page, 'Veröffentlichen');
  await saved(page, /^Veröffentlicht/);
  const visitor = (await rawGet(`${site.origin}/de/${SLUG}`, newHost())).body.toString();
  expect(visitor.indexOf('Drei')).toBeGreaterThan(visitor.indexOf('Eins'));
  expect(complaints.all).toEqual([]);
});

test('every kind is found by its name, and one that loads something shows it before it is saved', async ({
  page,
  site,
}) => {
  await startEditing(page, site.origin);
  await button(page, 'Baustein am Ende der Seite hinzufügen').click();
  const palette = page.getByRole('dialog', { name: 'Baustein hinzufügen' });
  await expect(palette.getByRole('status')).toHaveText(`Bausteine: ${MODULE_MODELS.length}`);
  await expectAccessible(page, { where: 'palette', best: true });
  await palette.getByRole('searchbox').fill('ort');
  await palette.getByRole('button', { name: 'Ort', exact: true }).click();
  await page.getByRole('combobox', { name: 'Ort' }).selectOption({ label: 'Salzhof' });
  await expect(main(page).getByRole('link', { name: 'Salzhof' })).toBeVisible();
  await page.getByRole('button', { name: 'Abbrechen' }).click();
  await page.getByRole('button', { name: 'Verwerfen' }).click();
  expect(await headings(page)).toEqual(['Eins', 'Drei', 'Zwei']);
});

for (const width of [390, 1280])
  test(`a module that is added at the end of a long page is in view before and after its save (${width} px)`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await signIn(page, site.origin);
    await page.goto('/de/bausteine?edit=1');
    await page.getByRole('button', { name: 'Baustein hinzufügen', exact: true }).click();
    await choose(page, 'überschr');
    const added = main(page).locator('[data-module-id^="-"]');
    await expect(added).toBeInViewport({ ratio: 1 });
    await page.getByRole('textbox', { name: 'Überschrift', exact: true }).fill('Ganz unten');
    const heading = main(page).getByRole('heading', { name: 'Ganz unten' });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const [module, sheet] = [await heading.boundingBox(), await page.getByRole('dialog').boundingBox()];
    if (width === 390) expect((module?.y ?? 0) + (module?.height ?? 0)).toBeLessThanOrEqual(sheet?.y ?? 0);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await expect(heading).toHaveCount(0);
  });

test('a section that is missing is made when an editor opens its page, and visitors see its modules', async ({
  page,
  site,
}) => {
  const write = await editorWrites(site.origin);
  const owner = await pageId(site.origin, SLUG);
  expect((await write('POST', 'container', { page: owner, slug: 'hinweise' })).status).toBe(201);
  const section = () => page.request.get('/de/pageeditor-api/container/by-slug/hinweise');
  expect((await section()).status()).toBe(404);
  await startEditing(page, site.origin);
  await expect.poll(async () => (await section()).status()).toBe(200);
  const { id } = (await (await section()).json()) as AnswerOf<'container'>;
  expect((await write('POST', 'headline', { container: id, content: 'Aus dem Abschnitt' })).status).toBe(201);
  await publishPage(write, owner);
  await expect(async () => {
    expect((await rawGet(`${site.origin}/de/${SLUG}`, newHost())).body.toString()).toContain('Aus dem Abschnitt');
  }).toPass();
});

test('concurrent changes of two editors are merged, and where that fails both versions are shown', async ({
  page,
  site,
}) => {
  await startEditing(page, site.origin);
  const write = await editorWrites(site.origin);
  await button(page, 'Überschrift „Eins“ bearbeiten').click();
  const words = page.getByRole('textbox', { name: 'Überschrift', exact: true });
  const id = Number(
    await main(page).locator('[data-module-id]', { hasText: 'Eins' }).last().getAttribute('data-module-id'),
  );
  await words.fill('Eins von mir');
  expect((await write('PATCH', `headline/${id}`, { subline: 'von anderen' })).status).toBe(200);
  await button(page, 'Speichern').click();
  await saved(page, /Gespeichert/);
  await expect(main(page).getByText('von anderen')).toBeVisible();
  await expect(main(page).getByText('Eins von mir')).toBeVisible();

  await button(page, 'Überschrift „Eins von mir“ bearbeiten').click();
  await words.fill('Meine Eins');
  expect((await write('PATCH', `headline/${id}`, { content: 'Eure Eins' })).status).toBe(200);
  await button(page, 'Speichern').click();
  const both = page.getByRole('region', { name: 'Inzwischen von anderen geändert' });
  await expect(both).toContainText('Meine Eins');
  await expect(both).toContainText('Eure Eins');
  await expectAccessible(page, { where: 'two versions', best: true });
  await both.getByRole('button', { name: 'Andere übernehmen: Überschrift' }).click();
  await expect(words).toHaveValue('Eure Eins');
  await button(page, 'Speichern').click();
  await expect(main(page).getByText('Eure Eins')).toBeVisible();
});

test('axe finds nothing in toolbar, handles and sheet at three widths, and nothing scrolls sideways', async ({
  page,
  site,
}) => {
  await startEditing(page, site.origin);
  const sheet = page.getByRole('dialog', { name: 'Überschrift bearbeiten' });
  // Axe takes a button for small of which the bar covers a part.
  await button(page, 'Hinweis schließen').click();
  await main(page).getByLabel('Mehr: Überschrift „Drei“').click();
  for (const width of [390, 1024, 1920])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      // They stay open while the sheet comes and goes.
      await expect(button(page, 'Löschen: Überschrift „Drei“')).toBeVisible();
      await expectAccessible(page, { where: `handles at ${width} px`, best: true });
      await expectNoSidewaysScroll(page, width);
      await button(page, 'Überschrift „Drei“ bearbeiten').click();
      await expect(sheet).toBeVisible();
      await expectAccessible(page, { where: `sheet at ${width} px`, best: true });
      await expectNoSidewaysScroll(page, 320);
      await sheet.getByRole('button', { name: 'Abbrechen' }).click();
      await expect(sheet).toHaveCount(0);
    });
});

/** Names of the bar's tools and notes, and those of them that can be seen whole and pressed. */
const toolsOf = (page: Page) =>
  page.getByRole('region', { name: 'Redaktion' }).evaluate((bar) => {
    const all = [...bar.querySelectorAll<HTMLElement>('button, a, p')].filter((one) => one.innerText.trim() !== '');
    const isSeen = (one: Element) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return left >= 0 && right <= window.innerWidth && hit !== null && one.contains(hit);
    };
    const namesOf = (ones: readonly HTMLElement[]) => ones.map((one) => one.innerText.trim());
    return { all: namesOf(all), seen: namesOf(all.filter(isSeen)) };
  });

for (const width of [390, 1024, 1280])
  test(`each tool is in the bar or its menu, publication and colleagues are in the bar (${width} px)`, async ({
    page,
    site,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.addInitScript(() => {
      /** A stream that names another editor and stays open. */
      class OneColleague extends EventTarget {
        onmessage: ((event: { data: string }) => void) | null = null;
        constructor() {
          super();
          setTimeout(() => this.onmessage?.({ data: '{"others":["berta"],"version":"","author":""}' }));
        }
        close(): void {}
      }
      Object.assign(window, { EventSource: OneColleague });
    });
    await startEditing(page, site.origin);
    await expect(page.getByText('Auch hier: berta')).toBeVisible();
    await expect(button(page, 'Veröffentlichen')).toBeVisible();
    const { all, seen } = await toolsOf(page);
    const first = all.slice(0, 4);
    expect(first).toEqual(['Bearbeiten', 'Gespeichert, nicht veröffentlicht', 'Veröffentlichen', 'Auch hier: berta']);
    expect(seen).toEqual(expect.arrayContaining(first));
    const more = button(page, 'Mehr');
    await more.click();
    const rest = await toolsOf(page);
    expect(new Set([...seen, ...rest.seen])).toEqual(new Set(rest.all));
    expect(rest.all.length).toBeGreaterThan(12);
    await expectAccessible(page, { where: `menu of the bar at ${width} px`, best: true });
    await expectNoSidewaysScroll(page, width);
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    // By keyboard the tools are reached without the button of the menu.
    await page.getByRole('button', { name: 'Abmelden' }).focus();
    expect((await toolsOf(page)).seen).toContain('Abmelden');
    expect(complaints.all).toEqual([]);
  });
