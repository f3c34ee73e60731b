import type { ModuleModel } from '@vestibule/contracts';
import { MODULE_MODELS } from '@vestibule/contracts/modules/models';
import type { Page } from '@playwright/test';
import { AT_ONCE, ATTACKS } from '../fixtures/attacks';
import { createAttacked } from '../fixtures/attacked-module';
import { editorWrites, pageId, publishPage } from '../fixtures/editor-writes';
import { IS_WHOLE } from '../fixtures/matrix';
import { startTestSite, stopTestSites } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

/** Pages of the demo with hardly anything on them: one with all attacks would be too long to draw. */
const PATHS = ['impressum', 'datenschutz', 'agb'];

/** Every kind of module in the whole matrix, otherwise a quarter of them: each kind meets attacks of each page. */
const modelsAt = (nth: number): readonly ModuleModel[] =>
  IS_WHOLE ? MODULE_MODELS : MODULE_MODELS.filter((_, at) => at % 4 === nth % 4);

/** Counts the dialogs that attacks open. */
function countDialogs(page: Page): () => number {
  let count = 0;
  page.on('dialog', (dialog) => {
    count += 1;
    void dialog.dismiss();
  });
  return () => count;
}

/** Dangerous parts of the page: handlers in attributes, addresses that run, foreign bases and styles. */
const danger = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes]
        .filter(
          ({ name, value }) =>
            /^on/i.test(name) ||
            (/^(href|src|action|data|formaction)$/i.test(name) && /^\s*(java\s*script|data:text\/html)/i.test(value)) ||
            (/^(BASE|OBJECT|EMBED)$/.test(element.tagName) && value !== ''),
        )
        .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
    ),
  );

test.afterEach(stopTestSites);

test('no attack runs in any field of any kind of module', async ({ page }) => {
  const site = await startTestSite();
  const write = await editorWrites(site.origin);
  const dialogs = countDialogs(page);
  const missing = new Set<string>(MODULE_MODELS);
  for (const [index, path] of PATHS.entries()) {
    const place = await pageId(site.origin, path);
    for (const [nth, attack] of ATTACKS.filter((_, at) => at % PATHS.length === index).entries()) {
      const models = modelsAt(nth);
      const ids = await Promise.all(models.map((model) => createAttacked(write, model, place, attack)));
      for (const [at, model] of models.entries()) if (ids[at] !== undefined) missing.delete(model);
    }
    await publishPage(write, place);
    await page.goto(`${site.origin}/de/${path}`);
    await wake(page);
    await page.waitForLoadState('networkidle');
    expect(await danger(page)).toEqual([]);
    expect(dialogs()).toBe(0);
  }
  // The demo has no film.
  expect([...missing]).toEqual(['self_hosted_video']);
});

test('control: without the sanitiser they run, with the policy alone they do not', async ({ page, site }) => {
  const dialogs = countDialogs(page);
  for (const [index, attack] of AT_ONCE.entries()) {
    await page.setContent(`<!doctype html><body>${attack}`);
    await expect.poll(dialogs).toBe(index + 1);
  }
  await page.goto(`${site.origin}/de/impressum`);
  const before = dialogs();
  await page.evaluate((all) => {
    const range = document.createRange();
    // As a fault of the site would put it there.
    for (const attack of all)
      try {
        document.body.append(range.createContextualFragment(attack));
      } catch {
        // Trusted types refuse it before the policy has to.
      }
  }, AT_ONCE);
  await page.waitForLoadState('networkidle');
  expect(dialogs()).toBe(before);
});
