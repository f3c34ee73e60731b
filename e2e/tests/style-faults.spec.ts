import { expect, test } from '../fixtures/test';

const SHEETS = '**/remotes/programme/**/*.css*';
const ROW = '[data-remote=programme] ul';

test('a style sheet that fails once is there with the second try', async ({ page, complaints }) => {
  await page.route(SHEETS, (route) => (route.request().url().includes('?') ? route.continue() : route.abort()));
  await page.goto('/de/veranstaltungen');
  await expect
    .poll(() => page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.endsWith('.css?again'))))
    .toBe(true);
  await expect(page.locator(ROW).first()).toBeVisible();
  expect(complaints.all.filter((line) => !/ERR_FAILED/.test(line))).toEqual([]);
});

test('one that never comes is reported as its remote’s', async ({ page, expectedReports, site }) => {
  expectedReports.push(/"error":"The style sheet /);
  const before = site.log().length;
  await page.route(SHEETS, (route) => route.abort());
  const reported = page.waitForRequest('**/client-errors');
  await page.goto('/de/veranstaltungen');
  const report: unknown = JSON.parse((await reported).postData() ?? '');
  expect(report).toMatchObject({
    remote: 'programme',
    kind: 'code',
    message: expect.stringMatching(/^The style sheet \/remotes\/programme\/\S+\.css cannot be loaded$/),
  });
  // All reports are in the log before the next test begins, which expects none.
  const sheets = await page.locator('link[rel=stylesheet][href*="/remotes/programme/"]').count();
  const reports = () =>
    site
      .log()
      .slice(before)
      .match(/"error":"The style sheet /g)?.length ?? 0;
  await expect.poll(reports).toBe(sheets);
});
