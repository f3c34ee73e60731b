import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe';
import { hubTexts } from '../fixtures/hub-texts';
import { mailedLink } from '../fixtures/mailed-link';
import { hire } from '../fixtures/staff';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/editing.md#reviews

const FORM = /https?:\/\/\S+\/cms-hub\/records\/articles\/\d+/;

/** Checked in one language: the others have the same elements. */
async function expectFit(page: Page): Promise<void> {
  for (const width of [390, 1280]) await expectNoSidewaysScroll(page, width);
  await expectAccessible(page);
}

/** The button, once the script has the page. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeEnabled();
  await button.press('Enter');
}

for (const lang of ['de', 'en', 'cs'] as const)
  test(`an intern submits, the chief editor returns and approves: ${lang}`, async ({ browser, mail, site }) => {
    const t = hubTexts(lang);
    const title = `Orgelführung ${lang}`;
    const intern = { role: 'editor', name: `Ilse-${lang}`, language: lang };
    const chief = { role: 'publisher', name: `Karl-${lang}`, language: lang };
    const [ilse, karl] = [
      await hire(browser, { ...site, mail }, intern),
      await hire(browser, { ...site, mail }, chief),
    ];
    /** The state of the review, as a page shows it. */
    const state = (page: Page, text: string) =>
      page.getByRole('region', { name: t('review.title') }).locator('p', { hasText: new RegExp(`^${text}$`) });
    const published = async () =>
      JSON.stringify(await (await fetch(`${site.origin}/${lang}/api/articles/`)).json()).includes(title);

    await test.step('submitted with its first save', async () => {
      await ilse.goto('/cms-hub/records/articles/new');
      const field = ilse.getByRole('textbox', { name: t('field.title'), exact: true });
      await expect(field).toBeEnabled();
      await field.fill(title);
      await ilse.locator('input[type="date"]').fill('2026-11-01');
      await press(ilse, t('review.saveAndSubmit'));
      await expect(state(ilse, t('review.state.waiting'))).toBeVisible();
      if (lang === 'de') await expectFit(ilse);
      expect(await published()).toBe(false);
    });

    await test.step('returned with a reason', async () => {
      await karl.goto('/cms-hub');
      await karl
        .getByRole('region', { name: t('dashboard.toReview') })
        .getByRole('link', { name: title })
        .click();
      await karl.getByLabel(t('review.reason')).fill('Bitte mit Uhrzeit');
      if (lang === 'de') await expectFit(karl);
      await press(karl, t('review.return'));
      await expect(state(karl, t('review.state.returned'))).toBeVisible();
    });

    await test.step('changed and submitted again, by the link of the mail', async () => {
      await ilse.goto('/cms-hub');
      await expect(ilse.getByRole('region', { name: t('dashboard.returned') })).toContainText(title);
      await ilse.goto(await mailedLink(mail, `ilse-${lang}@example.org`, FORM));
      await expect(ilse.getByText('Bitte mit Uhrzeit')).toBeVisible();
      const field = ilse.getByRole('textbox', { name: t('field.title'), exact: true });
      await expect(field).toBeEnabled();
      await field.fill(`${title} um 12 Uhr`);
      await press(ilse, t('review.saveAndSubmit'));
      await expect(state(ilse, t('review.state.waiting'))).toBeVisible();
    });

    await test.step('approved', async () => {
      await karl.goto(await mailedLink(mail, `karl-${lang}@example.org`, FORM));
      await expect(karl.getByRole('textbox', { name: t('field.title'), exact: true })).toHaveValue(
        `${title} um 12 Uhr`,
      );
      await press(karl, t('review.approve'));
      await expect.poll(published).toBe(true);
      await expect(state(karl, t('review.state.waiting'))).toHaveCount(0);
    });
  });
