import { expect, test } from '../fixtures/test';

const SUGGESTIONS = /\/de\/api\/search\/autocomplete\//;

/** Reports a failure as the shell does. */
const report = (message: string) =>
  fetch('/client-errors', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message }),
  }).then(({ status }) => status);

test.fail('a test fails whose page reports a failure', async ({ page, site }) => {
  await page.goto('/de');
  expect(await page.evaluate(report, 'nobody expects this')).toBe(204);
  // The log comes over a pipe of its own. Without a limit: to run out of time is not the failure that is expected.
  await expect.poll(() => site.log(), { timeout: 0 }).toContain('nobody expects this');
});

test('a test passes whose page reports what it expects', async ({ page, expectedReports }) => {
  expectedReports.push(/"somebody expects this"/);
  await page.goto('/de');
  expect(await page.evaluate(report, 'somebody expects this')).toBe(204);
});

test('a request that a visitor cuts off by leaving is not reported', async ({ page, site }) => {
  await page.goto('/de');
  await page.keyboard.press('Shift');
  // Until the shell's code has taken the box over, the browser itself refuses to send an empty one.
  await expect(page.locator('form[role=search] input[required]')).toHaveCount(0);
  await page.getByRole('search').getByRole('button', { name: 'Suchen' }).click();
  // Not held by the test's browser, which would let it fail before the page is left.
  site.backend.child?.kill('SIGSTOP');
  try {
    const asked = page.waitForRequest(SUGGESTIONS);
    await page.getByRole('combobox', { name: 'Suche' }).pressSequentially('salz');
    await asked;
    // Kept by the gateway.
    await page.goto('/de');
  } finally {
    site.backend.child?.kill('SIGCONT');
  }
  // It would have come before the answer to this.
  expect((await page.goto('/de/besuch'))?.status()).toBe(200);
});
