import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readTokenNames } from './token-names';

const ui = dirname(require.resolve('@vestibule/ui'));
function addSheet(css: string) {
  const style = document.createElement('style');
  style.textContent = css;
  document.head.append(style);
}
describe('token names', () => {
  afterEach(() => document.head.replaceChildren());

  test('every token of the site is found, each in its group', () => {
    const sources = ['tokens.css', 'themes.css'].map((file) => readFileSync(join(ui, file), 'utf8'));
    addSheet(':root { --somebody-elses: 1px; }');
    addSheet(sources.join('\n'));
    const names = readTokenNames(document.styleSheets);
    expect(names?.palette).toEqual(expect.arrayContaining(['font-heading', 'p1-paper', 'p-ink']));
    expect(names?.colors).toEqual(expect.arrayContaining(['paper', 'ink', 'focus']));
    expect(names?.measures).toEqual(expect.arrayContaining(['font-text', 'step--1', 'space-8']));
    const declared = new Set(sources.flatMap((css) => [...css.matchAll(/^\s+--([\w-]+):/gm)].map(([, name]) => name)));
    expect([...(names?.palette ?? []), ...(names?.colors ?? []), ...(names?.measures ?? [])].sort()).toEqual(
      [...declared].sort(),
    );
  });

  test('there is nothing to show without the sheet', () => {
    addSheet('.button { color: red; }');
    expect(readTokenNames(document.styleSheets)).toBeUndefined();
  });
});
