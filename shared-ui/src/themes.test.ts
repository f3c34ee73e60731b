import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, CONTRAST_PAIRS, type Rgb } from './contrast';

const css = readFileSync(join(__dirname, 'themes.css'), 'utf8');

/** Declarations of the first rule that begins with this selector and has this token. */
const block = (selector: string, token: string) =>
  new RegExp(`\\.${selector} \\{([^}]*--${token}[^}]*)\\}`).exec(css)?.[1] ?? '';
const declared = (rules: string, name: string) => new RegExp(`--${name}: ([^;]+);`).exec(rules)?.[1] ?? `no --${name}`;

/** Colour of a token where both themes meet, as a browser would compute it. */
function colorOf(site: string, page: string): (name: string) => Rgb {
  const rules = block(`theme-${site}`, 'p-ink') + block(page, 'paper');
  const compute = (value: string): Rgb => {
    const hex = /^#[0-9a-f]{6}$/.exec(value);
    if (hex) return [1, 3, 5].map((at) => Number.parseInt(value.slice(at, at + 2), 16) / 255) as unknown as Rgb;
    const [, name] = /^var\(--([\w-]+)\)$/.exec(value) ?? [];
    if (name !== undefined) return compute(declared(rules, name));
    const [, first = '', second = '', percent] = /^color-mix\(in srgb, (.+), (.+) (\d+)%\)$/.exec(value) ?? [];
    if (percent === undefined) throw new Error(`Not a colour: ${value}`);
    const [a, b] = [compute(first), compute(second)];
    return a.map((part, at) => part + ((b[at] ?? 0) - part) * (Number(percent) / 100)) as unknown as Rgb;
  };
  return (name) => compute(declared(rules, name));
}

describe('themes', () => {
  test('black and white are 21:1, a colour and itself 1:1', () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21);
    expect(contrast([0.4, 0.2, 0.1], [0.4, 0.2, 0.1])).toBe(1);
  });

  describe.each(['museum', 'castle'].flatMap((site) => ['cc01', 'cc02', 'cc03'].map((page) => [site, page] as const)))(
    '%s, %s',
    (site, page) => {
      test.each(CONTRAST_PAIRS)('$front on $back has $least:1', ({ front, back, least }) => {
        const color = colorOf(site, page);
        expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(least);
      });
    },
  );
});
