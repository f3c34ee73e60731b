import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/frame.md#on-paper

/** Texts that paper shows paler than a mid grey: printers leave out the grounds of white texts. */
const paleTexts = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const isPale = (color: string) => {
      const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
      return 0.3 * red + 0.6 * green + 0.1 * blue > 140;
    };
    const pale: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: box, textContent: text } = walker.currentNode;
      if (box && text?.trim() && box.checkVisibility() && isPale(getComputedStyle(box).color)) pale.push(text);
    }
    return pale;
  });

const cancelledEvent = async (page: Page) => {
  const { results } = (await (await page.request.get('/de/api/events/?page_size=50')).json()) as {
    results: { id: number; slug: string; state: string | null }[];
  };
  const { id, slug } = results.find(({ state }) => state === 'cancelled')!;
  return `/de/veranstaltungen/${slug}/${id}`;
};

test('all texts are dark on paper; a control notices a white one', async ({ page }) => {
  const cancelled = await cancelledEvent(page);
  await page.emulateMedia({ media: 'print' });
  for (const path of [
    '/de',
    '/de/veranstaltungen',
    cancelled,
    '/de/produktionen',
    '/de/search?q=fluss',
    '/de/bausteine',
  ]) {
    await page.goto(path);
    // On a busy machine the style sheet of a late part comes after it.
    await expect.poll(() => paleTexts(page), { message: path }).toEqual([]);
  }
  await page.goto(cancelled);
  const state = page.getByText('Diese Veranstaltung ist abgesagt.');
  await expect(state).toBeVisible();
  await state.evaluate((element) => (element.style.color = '#fff'));
  expect(await paleTexts(page)).toEqual(['Diese Veranstaltung ist abgesagt.']);
});

test('the facts of an event come before its picture', async ({ page }) => {
  await page.goto('/de/veranstaltungen/flussaufwaerts/23');
  const main = page.getByRole('main');
  const top = (role: 'img' | 'definition') =>
    main
      .getByRole(role)
      .nth(role === 'img' ? 0 : 2)
      .evaluate((element) => element.getBoundingClientRect().top);
  await page.setViewportSize({ width: 700, height: 1000 });
  expect(await top('img')).toBeLessThan(await top('definition'));
  await page.emulateMedia({ media: 'print' });
  expect(await top('img')).toBeGreaterThan(await top('definition'));
});

test('the programme prints all that it has loaded, and says how much that is', async ({ page }) => {
  await page.goto('/de/veranstaltungen');
  await wake(page);
  const rows = page.getByRole('main').locator('ol[role=list] h3');
  const note = page.getByText(/^Gedruckt sind/);
  await expect(note).toBeHidden();
  const first = await rows.count();
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    expect(await rows.count()).toBeGreaterThan(first);
  }).toPass();
  await page.emulateMedia({ media: 'print' });
  // Further pages may be on their way.
  await expect(async () => {
    expect(await note.textContent()).toMatch(
      new RegExp(`^Gedruckt sind ${await rows.count()} von \\d+ Veranstaltungen`),
    );
  }).toPass();
});
