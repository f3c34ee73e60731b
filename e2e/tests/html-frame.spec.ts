import { editorWrites, pageId, publishPage } from '../fixtures/editor-writes';
import { expect, test } from '../fixtures/test';
import { wake } from '../fixtures/wake';

// Statements that this file shows:
// - docs/behaviour/content.md#html

const PATH = '/de/impressum';
const TITLE = 'Fremder Code';
/** Tries to harm the page and its visitor, and lists the parts that it reached. */
const ATTACK = `(async () => {
  const ways = {
    cookies: () => document.cookie,
    storage: () => localStorage.setItem('a', 'b'),
    page: () => parent.document.body.textContent,
    address: () => { if (parent !== window) top.location.href = '/de/cart'; },
    calls: () => fetch('/api/csrf/'),
  };
  const reached = [];
  for (const [way, reach] of Object.entries(ways))
    try { await reach(); reached.push(way); } catch { /* held */ }
  return 'Erreicht: ' + reached.join(', ') + '.';
})()`;
const CODE = `<style>#box { height: 700px; background: #eee }</style><div id="box">
<p id="said"></p><p id="event"></p><img alt="" src="data:," onerror="event.target.previousElementSibling.append('Ereignis')">
</div><script>${ATTACK}.then((said) => { document.getElementById('said').textContent = said; });</script>`;

let remove: () => Promise<unknown>;
test.beforeAll(async ({ site }) => {
  const write = await editorWrites(site.origin);
  const page = await pageId(site.origin, 'impressum');
  const { status, body } = await write('POST', 'html', { page, html_code: CODE, title: TITLE });
  expect(status).toBe(201);
  await publishPage(write, page);
  remove = async () => {
    const removed = await write('DELETE', `html/${body.id}`);
    expect(removed.status, JSON.stringify(removed.body)).toBe(200);
    await publishPage(write, page);
  };
});
test.afterAll(() => remove());

test('somebody’s code runs in its frame, is as high as it is, and reaches nothing outside', async ({ page }) => {
  await page.goto(PATH);
  const inside = page.frameLocator(`iframe[title="${TITLE}"]`);
  await page.getByTitle(TITLE).scrollIntoViewIfNeeded();
  await expect(inside.locator('#said')).toHaveText('Erreicht: .');
  await expect(inside.locator('#event')).toHaveText('Ereignis');
  await wake(page);
  await expect.poll(async () => (await page.getByTitle(TITLE).boundingBox())?.height).toBeGreaterThan(690);
  expect((await page.getByTitle(TITLE).boundingBox())?.height).toBeLessThan(760);
  await expect(page).toHaveURL(PATH);
});

test('control: the same code in the page itself reaches all of it', async ({ page }) => {
  await page.goto(PATH);
  expect(await page.evaluate(ATTACK)).toBe('Erreicht: cookies, storage, page, address, calls.');
});

test('opened by itself it has no origin either', async ({ page, site }) => {
  await page.goto(PATH);
  const address = (await page.getByTitle(TITLE).getAttribute('src')) ?? '';
  await page.goto(site.origin + address);
  await expect(page.locator('#said')).toHaveText('Erreicht: page, address.');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('its content can be read', async ({ page }) => {
    await page.goto(PATH);
    await page.getByTitle(TITLE).scrollIntoViewIfNeeded();
    await expect(page.frameLocator(`iframe[title="${TITLE}"]`).locator('#box')).toBeVisible();
    expect((await page.getByTitle(TITLE).boundingBox())?.height).toBe(320);
  });
});
