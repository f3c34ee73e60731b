import type { Page } from '@playwright/test';
import { signIn } from '../fixtures/editor-session';
import { makePage } from '../fixtures/own-page';
import { expect, test } from '../fixtures/test';

// Statements that this file shows:
// - docs/behaviour/editing.md#pasted-texts

const SLUG = 'eingefuegt';
let remove: () => Promise<void>;
test.beforeAll(async ({ site }) => {
  remove = await makePage(site.origin, SLUG);
});
test.afterAll(() => remove());

/** 1 px of a PNG. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A document as Word 365 puts it into the clipboard. */
const word = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!--
p.MsoNormal {margin:0cm; font-size:11.0pt;}
@list l0 {mso-list-id:1;}
@list l0:level1 {mso-level-number-format:bullet; mso-level-text:\F0B7;}
@list l1 {mso-list-id:2;}
@list l1:level1 {mso-level-text:"%1.";}
@list l1:level2 {mso-level-number-format:bullet; mso-level-text:o;}
--></style></head><body lang=DE><!--StartFragment-->${body}<!--EndFragment--></body></html>`;
const item = (list: string, level: number, mark: string, text: string) =>
  `<p class=MsoListParagraph style='margin-left:${level * 36}.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${mark}<span>&nbsp;&nbsp;</span></span><![endif]>${text}</p>`;

async function openText(page: Page, origin: string): Promise<void> {
  await signIn(page, origin);
  await page.goto(`/de/${SLUG}?edit=1`);
  await page.getByRole('button', { name: 'Baustein am Ende der Seite hinzufügen' }).click();
  await page.keyboard.type('text');
  await page.getByRole('dialog').getByRole('button', { name: 'Text', exact: true }).click();
  await expect(area(page)).toBeFocused();
}
const area = (page: Page) => page.getByRole('dialog').locator('.ck-editor__editable');

/** Pastes into the text, and returns the HTML that the page then shows. */
async function paste(page: Page, html: string, files: readonly string[] = []): Promise<string> {
  await area(page).evaluate(
    (element, { html: text, names, png }) => {
      const clipboardData = new DataTransfer();
      if (text !== '') clipboardData.setData('text/html', text);
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
      for (const name of names) clipboardData.items.add(new File([bytes], name, { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    { html, names: files, png: PNG },
  );
  await page.keyboard.press('Tab');
  const shown = page.getByRole('main').locator('[data-module-id^="-"]');
  return shown.evaluate((module) => {
    const copy = module.cloneNode(true) as HTMLElement;
    for (const handle of copy.querySelectorAll('[data-remote], [id^="edit-"]')) handle.remove();
    return copy.innerHTML;
  });
}

// The policy is the site's own here: none of the contexts of these tests passes it by.
test('bullets of Word stay bullets, numbers go on after a paragraph', async ({ page, site }) => {
  await openText(page, site.origin);
  const body = [
    item('l0', 1, '·', 'Apfel'),
    item('l0', 1, '·', 'Birne'),
    '<p class=MsoNormal>Dazwischen</p>',
    item('l1', 1, '1.', 'Eins'),
    item('l1', 2, 'o', 'Unter eins'),
    item('l1', 1, '2.', 'Zwei'),
    '<p class=MsoNormal>Ein Absatz</p>',
    item('l1', 1, '3.', 'Drei'),
  ].join('');
  const html = await paste(page, word(body));
  expect(html).toMatch(/<ul><li>Apfel<\/li><li>Birne<\/li><\/ul><p>Dazwischen<\/p><ol>/);
  expect(html).toMatch(/<ol><li>Eins<ul><li>Unter eins<\/li><\/ul><\/li><li>Zwei<\/li><\/ol>/);
  expect(html).toMatch(/<ol start="3"><li>Drei<\/li><\/ol>/);
});

test('marks of notes stay, comments go, and so do links to places of the document', async ({ page, site }) => {
  await openText(page, site.origin);
  const html = await paste(
    page,
    word(`<p class=MsoNormal>Text<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span>[1]</span></a>
und<a class=msocomanchor href="#_msocom_1">[A1]</a> <a href="#_Toc12">Kapitel</a>.</p>
<div style='mso-element:footnote-list'><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a
style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1"><span>[1]</span></a> Die Anmerkung</p></div></div>
<div style='mso-element:comment-list'><p>Bitte prüfen</p></div>`),
  );
  expect(html).toContain('Text<sup>[1]</sup>');
  expect(html).toContain('<sup>[1]</sup> Die Anmerkung');
  expect(html).toContain('Kapitel.');
  expect(html).not.toMatch(/href="#|\[A1\]|Bitte prüfen/);
});

test('cells of a table’s head are header cells', async ({ page, site }) => {
  await openText(page, site.origin);
  const table = (first: string) => `<table>${first}<tbody><tr><td>A</td><td>1</td></tr></tbody></table>`;
  const head = word(table('<thead><tr><td><p>Name</p></td><td><p>Zahl</p></td></tr></thead>'));
  expect(await paste(page, head)).toMatch(/<th scope="col">.*Name.*<td>.*A/s);
  const bold = word('<table><tr><td><b>Name</b></td><td><b>Zahl</b></td></tr><tr><td>A</td><td>1</td></tr></table>');
  expect(await paste(page, bold)).toMatch(/<th scope="col">.*Zahl/s);
});

test('redirects of Google lead to their target, and spans that say nothing are gone', async ({ page, site }) => {
  await openText(page, site.origin);
  const html = await paste(
    page,
    `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-size:11pt">Siehe </span><a
href="https://www.google.com/url?q=https://example.org/a?b%3D1&amp;sa=D"><span>hier</span></a></p><ul><li><p><span>Punkt</span></p></li></ul></b>`,
  );
  expect(html).toContain('<a href="https://example.org/a?b=1">hier</a>');
  expect(html).not.toMatch(/<span>|google\.com/);
  expect(html).toMatch(/<ul><li>Punkt<\/li><\/ul>/);
});

test('pictures go into the library, those out of reach are named', async ({ page, site }) => {
  await openText(page, site.origin);
  const html = await paste(
    page,
    `<p>Vor <img src="data:image/png;base64,${PNG}"> und <img src="https://lh3.googleusercontent.com/x"> nach</p>`,
  );
  expect(html).not.toContain('<img');
  const alert = page.getByRole('alert').filter({ hasText: 'Mediathek' });
  await expect(alert).toContainText(/^In der Mediathek: bild-1.*\.png\..*Ein Bild ist nicht übernommen worden/);
  await alert.getByRole('button').click();
  await paste(page, '', ['turm.png']);
  await expect(page.getByRole('status').filter({ hasText: /^In der Mediathek: / })).toBeVisible();
});
