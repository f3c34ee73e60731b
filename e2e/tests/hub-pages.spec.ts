import { expectAccessible } from '../fixtures/axe';
import { signIn } from '../fixtures/editor-session';
import { makePage } from '../fixtures/own-page';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/editing.md#tree-of-pages

test('a page is moved below another one by keyboard, and its old address leads to the new one', async ({
  page,
  site,
  complaints,
}) => {
  const removeFirst = await makePage(site.origin, 'baum-oben');
  const removeSecond = await makePage(site.origin, 'baum-unten');
  const visit = async (path: string) => {
    const { status, headers } = await fetch(site.origin + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await visit('/de/baum-unten')).toEqual([200, null]);
  await signIn(page, site.origin);
  await page.goto('/cms-hub/records/pages');
  const name = page.getByRole('link', { name: 'Seite baum-unten', exact: true });
  await expect(page.getByRole('button', { name: '„Seite baum-unten“ unter den Eintrag darüber' })).toBeEnabled();
  await name.focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(
    page.getByRole('status').filter({ hasText: '„Seite baum-unten“: Platz 1 von 1, Ebene 2' }),
  ).toBeAttached();
  await expect(name).toBeFocused();
  await expect(page.getByRole('link', { name: 'Ansehen: Seite baum-unten' })).toHaveAttribute(
    'href',
    '/de/baum-oben/baum-unten',
  );
  expect(await visit('/de/baum-oben/baum-unten')).toEqual([200, null]);
  expect(await visit('/de/baum-unten')).toEqual([301, '/de/baum-oben/baum-unten']);
  await expectAccessible(page, { where: 'tree of pages', best: true });
  await removeSecond();
  await removeFirst();
  expect(complaints.all).toEqual([]);
});
