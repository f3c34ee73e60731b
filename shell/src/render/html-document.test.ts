import { NONCE_SLOT } from '@vestibule/contracts/worker/messages';
import { JSDOM, VirtualConsole } from 'jsdom';
import { htmlDocument, type DocumentParts } from './html-document';

const documentOf = (parts: DocumentParts) => htmlDocument(parts).join('');

const PARTS = {
  lang: 'de',
  bodyClasses: [],
  head: '<title>Haus</title>',
  app: '',
  styles: [],
  fonts: [],
  icon: '/icon.svg',
  texts: '/de.json',
  state: '{}',
  script: 'window.ran=["page"]',
} as const;

/** The page as a browser runs it, with its nonce. */
function open(header: string) {
  const html = documentOf({ ...PARTS, header });
  expect(html.split(NONCE_SLOT)).toHaveLength(2);
  const sheets: string[] = [];
  const { window } = new JSDOM(html.replace(NONCE_SLOT, 'n0nce'), {
    runScripts: 'dangerously',
    virtualConsole: new VirtualConsole(),
    beforeParse(page) {
      Object.assign(page.document, { adoptedStyleSheets: [] });
      Object.assign(page, {
        CSSStyleSheet: class {
          replaceSync = (text: string) => void sheets.push(text);
        },
      });
    },
  });
  return { document: window.document, ran: window['ran'] as string[], sheets };
}

describe('html document', () => {
  test('scripts of the header run in their order, each with the page’s nonce', () => {
    const { document, ran } = open(
      '<script>window.ran.push(1 < 2 ? "first" : "")</script><script data-name="a&quot;b">window.ran.push("</" + "p>", document.currentScript.nonce)</script>',
    );
    expect(ran).toEqual(['page', 'first', '</p>', 'n0nce']);
    expect(document.querySelector<HTMLElement>('[data-name]')?.dataset['name']).toBe('a"b');
    expect(document.querySelectorAll('script:not([type="application/json"])')).toHaveLength(3);
  });

  test('a script of the header waits for the one before it, unless that is async', () => {
    const waiting = open('<script src="https://stats.example/a.js"></script><script>window.ran.push("late")</script>');
    expect(waiting.ran).toEqual(['page']);
    const script = waiting.document.querySelector<HTMLScriptElement>('script[src]');
    expect([script?.nonce, script?.async]).toEqual(['n0nce', false]);
    script?.onload?.(new (waiting.document.defaultView as unknown as typeof globalThis).Event('load'));
    expect(waiting.ran).toEqual(['page', 'late']);
    expect(
      open('<script src="https://stats.example/a.js" async></script><script>window.ran.push("now")</script>').ran,
    ).toEqual(['page', 'now']);
  });

  test('meta, link, noscript and data stand in the head as they are; styles are sheets of the script', () => {
    const data = '<script type="application/ld+json">{"a":1}</script>';
    const { document, ran, sheets } = open(
      `<meta name="verify" content="x" /><link rel="me" href="https://a.example" /><noscript><meta name="y" /></noscript>${data}<style>p{color:red}</style>`,
    );
    expect(document.head.querySelector<HTMLMetaElement>('meta[name=verify]')?.content).toBe('x');
    expect(document.head.querySelector('link[rel=me]')).not.toBeNull();
    expect(document.head.innerHTML).toContain(data);
    expect([ran, sheets, document.querySelector('style')]).toEqual([['page'], ['p{color:red}'], null]);
  });

  test('a page without header code has the page’s script alone', () => {
    expect(documentOf({ ...PARTS, header: '' })).toBe(documentOf(PARTS));
    expect(open('').ran).toEqual(['page']);
  });
});
