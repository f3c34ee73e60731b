import { expect, test } from '../fixtures/test';

/** Reports a failure as the shell does. */
const report = (message: string) =>
  fetch('/client-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  }).then(({ status }) => status);

test.fail('a test fails whose page reports a failure', async ({ page }) => {
  await page.goto('/de');
  expect(await page.evaluate(report, 'nobody expects this')).toBe(204);
});

test.describe('with an expectation', () => {
  test.use({ expectedReports: [/"somebody expects this"/] });
  test('a test passes whose page reports what it expects', async ({ page }) => {
    await page.goto('/de');
    expect(await page.evaluate(report, 'somebody expects this')).toBe(204);
  });
});
