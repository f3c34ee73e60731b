import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@vestibule/tooling/workspaces';
import { eventWithoutTickets, readHtml, readPageData } from '../src/page-data';
import { buildPlain } from '../src/plain/build';
import { startPlain, type PlainServer } from '../src/plain/start';
import type { PlainData } from '../src/plain/types';
import { compareMarkup, isSamePage } from '../src/same-markup';
import { EVENTS_PATH } from '../src/sites';
import { makeOpenEvent } from '@vestibule/e2e/fixtures/open-event';
import { expect, test } from '@vestibule/e2e/fixtures/test';

/**
 * The plain page that `npm run bench` measures the site against follows the site: a difference would not be noticed
 * before the next measurement.
 */

let html: string;
let data: PlainData;
let plain: PlainServer;
let remove: () => Promise<void>;

test.beforeAll(async ({ site }) => {
  // Two builds: ten seconds, more beside other tests.
  test.setTimeout(180_000);
  await buildPlain();
  // On some evenings the list's first events all have tickets.
  remove = await makeOpenEvent(site.origin);
  html = await readHtml(site.origin);
  data = await readPageData(site.origin, html);
  plain = await startPlain(data);
});
test.afterAll(async () => {
  await plain.stop();
  await remove();
});

test('the plain page is the same page as the programme; another page is not', async ({ site }) => {
  const rendered = await readHtml(plain.origin);
  const programme = compareMarkup(rendered, html);
  expect(isSamePage(programme), programme.different.join('\n')).toBe(true);
  expect(isSamePage(compareMarkup(rendered, await readHtml(site.origin, '/de/besuch')))).toBe(false);
});

test('its filter opens by state, and a link leads to the same page of an event', async ({ page, browser, site }) => {
  const errors: string[] = [];
  // Hydration that finds other markup is one of them.
  page.on('pageerror', ({ message }) => errors.push(message));
  const event = eventWithoutTickets(data);
  // Two builds may run beside this: a page that is too slow then is opened again.
  await expect(async () => {
    await page.goto(plain.origin + EVENTS_PATH);
    const calendar = page.locator('main').getByRole('button', { name: 'Kalender' });
    await calendar.click();
    await expect(calendar).toHaveAttribute('aria-expanded', 'true', { timeout: 5_000 });
    await expect(page.getByLabel('Tag', { exact: true })).toBeVisible();
    await page.locator(`#event-${event.id}`).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: event.title })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 45_000 });
  expect(errors).toEqual([]);

  // The server's HTML, in the spelling of a browser.
  const context = await browser.newContext({ javaScriptEnabled: false });
  const unscripted = await context.newPage();
  await unscripted.goto(site.origin + event.url);
  const detail = compareMarkup(await page.content(), await unscripted.content());
  await context.close();
  expect(isSamePage(detail), detail.different.join('\n')).toBe(true);
});

/** A class that no style sheet has is left out without a word. */
test('every class that it wears is in the site’s style sheets', async () => {
  const dir = join(ROOT, 'bench', 'src', 'plain');
  const unknown: string[] = [];
  for (const file of (await readdir(dir)).filter((name) => name.endsWith('.tsx'))) {
    const code = await readFile(join(dir, file), 'utf8');
    for (const [, name, sheet] of code.matchAll(/import (\w+) from 'site\/(.+\.module\.css)'/g)) {
      const css = await readFile(join(ROOT, sheet ?? ''), 'utf8');
      const worn = [...code.matchAll(new RegExp(`\\b${name}\\['(\\w+)'\\]`, 'g'))].map(([, one]) => one ?? '');
      unknown.push(
        ...worn.filter((one) => !new RegExp(`\\.${one}\\b`).test(css)).map((one) => `${file}: ${one} of ${sheet}`),
      );
    }
  }
  expect(unknown).toEqual([]);
});
