import { expectAccessible, expectNoSidewaysScroll } from '../fixtures/axe';
import { signIn } from '../fixtures/editor-session';
import { editorWrites, pageId } from '../fixtures/editor-writes';
import { mailedLink } from '../fixtures/mailed-link';
import { makePage } from '../fixtures/own-page';
import { hire } from '../fixtures/staff';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/editing.md#comments

const SLUG = 'kommentierte-seite';
const FORM = /https?:\/\/\S+\/cms-hub\/records\/pages\/\d+/;

test('a comment on a module mentions somebody, is answered from the mail, and resolved', async ({
  browser,
  mail,
  page,
  site,
  complaints,
}) => {
  const remove = await makePage(site.origin, SLUG);
  const write = await editorWrites(site.origin);
  const id = await pageId(site.origin, SLUG);
  expect((await write('POST', 'headline', { page: id, content: 'Zur Orgel' })).status).toBe(201);
  const nina = await hire(browser, { ...site, mail }, { role: 'editor', name: 'Nina' });

  await signIn(page, site.origin);
  await page.goto(`/de/${SLUG}?edit=1`);
  await page.getByRole('main').getByLabel('Mehr: Überschrift „Zur Orgel“').click();
  await page.getByRole('button', { name: /^Kommentieren: Überschrift/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Kommentare' });
  await expect(sheet.getByLabel('Worum es geht')).toHaveValue(/^module:/);
  await sheet.getByLabel('Jemanden erwähnen').selectOption('nina');
  await sheet.getByRole('textbox', { name: 'Neuer Kommentar' }).pressSequentially('Stimmt der Name?');
  await sheet.getByRole('button', { name: 'Abschicken' }).press('Enter');
  await expect(sheet.getByText('@nina Stimmt der Name?')).toBeVisible();
  for (const width of [390, 1280]) await expectNoSidewaysScroll(page, width);
  await expectAccessible(page);

  await nina.goto('/cms-hub');
  await expect(nina.getByRole('region', { name: 'Kommentare mit meinem Namen' })).toContainText('Stimmt der Name?');
  await nina.goto(await mailedLink(mail, 'nina@example.org', FORM));
  await nina.getByText('Kommentare', { exact: true }).click();
  // A module has no name in the form of the page.
  await expect(nina.getByText('@nina Stimmt der Name?')).toBeVisible();
  const reply = nina.getByRole('button', { name: 'Antworten' });
  await expect(reply).toBeEnabled();
  await reply.click();
  await nina.getByRole('textbox', { name: 'Antworten' }).fill('Ja, so heißt sie.');
  await nina.getByRole('button', { name: 'Abschicken' }).first().click();
  await expect(nina.getByText('Ja, so heißt sie.')).toBeVisible();
  await nina.getByRole('button', { name: 'Erledigt' }).click();
  await expect(nina.getByText('1 erledigter Kommentar')).toBeVisible();
  await nina.goto('/cms-hub');
  await expect(nina.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(nina.getByRole('region', { name: 'Kommentare mit meinem Namen' })).toHaveCount(0);
  expect(complaints.all).toEqual([]);
  await remove();
});
