/** @jest-environment jsdom */
import { sanitiseHtml } from './sanitise';
import { ATTACKS } from './testing/attacks';

/** As the site shows it: by a parser of browsers, inside of a page. */
function parsed(html: string): HTMLElement {
  const page = document.implementation.createHTMLDocument('');
  page.body.innerHTML = html;
  return page.body;
}

const ELEMENTS =
  /^(p|h[2-6]|ul|ol|li|blockquote|figure|figcaption|pre|hr|table|caption|thead|tbody|tfoot|tr|th|td|br|strong|b|em|i|u|s|a|cite|q|img|code|sup|sub|abbr|span)$/;
const ATTRIBUTES = /^(href|title|target|rel|src|alt|lang|scope|colspan|rowspan|class)$/;
const HOUSE = 'https://house.example';
/** As browsers take it: no scheme that runs, and no other host that does not show itself. */
function isSafe(address: string): boolean {
  if (!URL.canParse(address, HOUSE)) return true;
  const { protocol, origin } = new URL(address, HOUSE);
  return /^(https?|mailto|tel):$/.test(protocol) && (origin === HOUSE || /^(https?:\/\/|mailto:|tel:)/i.test(address));
}

/** Dangerous parts that a browser would find in a body that editors cannot write. */
const dangers = (body: HTMLElement): string[] =>
  [...body.querySelectorAll('*')].flatMap((element) => [
    ...(element.namespaceURI === 'http://www.w3.org/1999/xhtml' && ELEMENTS.test(element.localName)
      ? []
      : [`<${element.localName}>`]),
    ...[...element.attributes]
      .filter(({ name, value }) => !ATTRIBUTES.test(name) || (/^(href|src)$/.test(name) && !isSafe(value)))
      .map(({ name, value }) => `${name}="${value}"`),
  ]);

/** Rest of each attack, also when a browser has written it and reads it again. */
const leftOf = (attacks: readonly string[]) =>
  attacks.flatMap((attack) => {
    const once = parsed(sanitiseHtml(attack));
    const found = [...dangers(once), ...dangers(parsed(once.innerHTML))];
    return found.length > 0 ? [{ attack, found }] : [];
  });

describe('attacks', () => {
  test('no attack leaves anything that editors cannot write', () => {
    expect(ATTACKS.length).toBeGreaterThan(1000);
    expect(leftOf(ATTACKS)).toEqual([]);
  });

  test('nor behind an open tag, in an attribute, in a table', () => {
    const around = [
      (attack: string) => `<p title="${attack}">a</p>`,
      (attack: string) => `<a href='${attack}'>a</a>`,
      (attack: string) => `<table><tr><td>${attack}</table>`,
      (attack: string) => `<p>a<b ${attack}>b</p>`,
    ];
    expect(leftOf(ATTACKS.flatMap((attack, at) => (at % 4 === 0 ? around.map((put) => put(attack)) : [])))).toEqual([]);
  });

  test('control: as they are, nearly all of them have something', () => {
    const some = ATTACKS.filter((_, at) => at % 4 === 0);
    expect(some.filter((attack) => dangers(parsed(attack)).length === 0).length).toBeLessThan(some.length * 0.15);
  });
});
