import { checkPage } from './page-checks';

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html');
const check = (content: string, head = '<title>Orgel</title><meta name="description" content="Die Orgel im Haus">') => {
  const page = parsed(`<head>${head}</head><main>${content}</main>`);
  return checkPage(page.querySelector('main') as Element, page).map(({ rule, words }) => `${rule}: ${words}`);
};

describe('page checks', () => {
  test.each(['hier', ' Hier … ', 'Mehr', 'Klicken  Sie hier.', 'read more »', 'Více', 'zde'])(
    '“%s” says not where a link leads',
    (text) =>
      expect(check(`<p>Mehr zur Orgel <a href="/de/orgel">${text}</a></p>`)).toEqual([
        `vague-link: ${text.trim().replace(/\s+/g, ' ')}`,
      ]),
  );

  test.each([
    '<a href="/de/orgel">Mehr zur Orgel</a>',
    '<a href="/de/orgel" aria-label="Mehr zur Orgel">Mehr</a>',
    '<a>hier</a>',
  ])('%s is none of these', (link) => expect(check(link)).toEqual([]));

  test.each([
    [`<title>${'a'.repeat(61)}</title><meta name="description" content="b">`, `long-title: ${'a'.repeat(61)}`],
    ['<title>a</title>', 'no-description: '],
    ['<title>a</title><meta name="description" content=" ">', 'no-description: '],
    [`<title>a</title><meta name="description" content="${'b'.repeat(161)}">`, `long-description: ${'b'.repeat(161)}`],
  ])('metadata for search engines: %s', (head, finding) => expect(check('', head)).toEqual([finding]));

  test('the description that all pages of the house have is none of this page', () => {
    const page = parsed('<head><title>a</title><meta name="description" content="Das Museum"></head><main></main>');
    const main = page.querySelector('main') as Element;
    expect(checkPage(main, page, ' Das Museum ')).toEqual([{ rule: 'no-description', words: '' }]);
    expect(checkPage(main, page, 'Das Schloss')).toEqual([]);
  });

  test('titles and descriptions that are shown whole are fine', () =>
    expect(check('', `<title>${'a'.repeat(60)}</title><meta name="description" content="${'b'.repeat(160)}">`)).toEqual(
      [],
    ));
});
