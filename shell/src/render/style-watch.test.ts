/** @jest-environment jsdom */
import { styleWatch } from './style-watch';

const SHEET = '/remotes/programme/1.2.0/browser/list.css';
const sent: [path: string, body: Blob][] = [];
navigator.sendBeacon = (path, body) => sent.push([String(path), body as Blob]) > 0;

// oxlint-disable-next-line typescript/no-implied-eval -- the page runs this script
const run = new Function(styleWatch('c1')) as () => void;
run();

describe('style watch', () => {
  beforeEach(() => {
    sent.length = 0;
    document.head.innerHTML = `<link rel="icon" href="/i.svg"><link rel="stylesheet" href="${SHEET}" data-href="list.css" integrity="sha384-x"><meta name="end">`;
  });
  const fail = (selector: string) => document.querySelector(selector)?.dispatchEvent(new Event('error'));
  const read = (body: Blob | undefined) =>
    new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(JSON.parse(reader.result as string)));
      reader.readAsText(body ?? new Blob(['null']));
    });

  test('a style sheet that does not load is requested again in its place, past the cache', () => {
    fail('[rel=stylesheet]');
    expect(document.head.innerHTML).toBe(
      `<link rel="icon" href="/i.svg"><link rel="stylesheet" href="http://localhost${SHEET}?again" data-href="list.css" integrity="sha384-x" data-again=""><meta name="end">`,
    );
    expect(sent).toEqual([]);
  });

  test('when that does not load either, the gateway hears whose it is', async () => {
    fail('[rel=stylesheet]');
    fail('[rel=stylesheet]');
    expect(document.querySelectorAll('[rel=stylesheet]')).toHaveLength(1);
    expect(sent.map(([path]) => path)).toEqual(['/client-errors']);
    expect(await read(sent[0]?.[1])).toEqual({
      remote: 'programme',
      version: '1.2.0',
      composition: 'c1',
      kind: 'code',
      message: `The style sheet ${SHEET} cannot be loaded`,
      path: '/',
    });
  });

  test('one of the shell is nobody else’s, and other links are not looked at', async () => {
    fail('[rel=icon]');
    document.head.innerHTML = '<link rel="stylesheet" href="/shell/1/browser/main.css" data-again>';
    fail('link');
    expect(await Promise.all(sent.map(([, body]) => read(body)))).toEqual([
      expect.not.objectContaining({ remote: expect.anything() }),
    ]);
  });
});
