import type { Page } from '@playwright/test';
import { readComposition, stopTestSites } from '../fixtures/site';
import { developedRemote, type DevelopedRemote } from '../fixtures/developed-remote';
import { collectComplaints, expect, test } from '../fixtures/test';
import { untilHydrated, wake } from '../fixtures/wake';

test.describe.configure({ mode: 'serial' });

let developed: DevelopedRemote;
test.beforeAll(async () => {
  developed = await developedRemote('mfe-programme');
  const { site } = developed;
  const { id } = await readComposition(site);
  await expect.poll(async () => (await fetch(`${site.origin}/de`)).text()).toContain(id);
});
test.afterAll(async () => {
  await stopTestSites();
  await developed.stop();
});

const HEADING = 'src/event-rows/day-heading.tsx';
const BUTTONS = 'src/filters/sheet-buttons.tsx';
/** The page was not loaded again since `mark`. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in globalThis);

test('saved code takes its place in the open page, which keeps its state', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: developed.site.origin, viewport: { width: 390, height: 844 } });
  const { all } = collectComplaints(page);
  await page.goto('/de/veranstaltungen');
  await mark(page);
  await wake(page);
  const filters = page.getByRole('link', { name: 'Filter' });
  await untilHydrated(filters);
  await filters.click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeVisible();

  await developed.save(HEADING, (source) => source.replace('{head.short}<', '{head.short} neu<'));
  await expect(page.locator('main time').first()).toContainText('neu');
  await expect(sheet).toBeVisible();
  await developed.save('src/event-rows/day-heading.module.css', (css) => css + '\n.number { letter-spacing: 7px; }\n');
  await expect(page.locator('main time span').nth(1)).toHaveCSS('letter-spacing', '7px');
  await developed.save('translations/de.json', (texts) => texts.replaceAll('"Kalender"', '"Monate"'));
  await expect(page.locator('main a', { hasText: 'Monate' })).toBeVisible();
  await expect(sheet).toBeVisible();

  // Other hooks cannot have the state of the ones before: the component is mounted again, the page is not.
  await developed.save(BUTTONS, (source) =>
    source
      .replace('const [open, setOpen]', "const [more] = useState('mehr');\n  const [open, setOpen]")
      .replace('{t(`sheets.${sheet}`)}', '{t(`sheets.${sheet}`)} {more}'),
  );
  await expect(page.getByRole('link', { name: 'Filter mehr' })).toBeVisible();
  await expect(sheet).toBeHidden();
  expect(await isMarked(page)).toBe(true);
  expect(all).toEqual([]);
  await page.close();
});
