import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, CONTRAST_PAIRS, type Rgb } from './contrast';

// Statements that this file shows:
// - docs/behaviour/frame.md#dark-scheme

const css = readFileSync(join(__dirname, 'themes.css'), 'utf8');
const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)');

/** Declarations of the first rule in this part of the style sheet that begins with this selector and has this token. */
const block = (part: string, selector: string, token: string) =>
  new RegExp(`\\.${selector} \\{([^}]*--${token}[^}]*)\\}`).exec(part)?.[1] ?? '';
/** The last declaration wins. */
const declared = (rules: string, name: string) =>
  [...rules.matchAll(new RegExp(`--${name}: ([^;]+);`, 'g'))].at(-1)?.[1] ?? `no --${name}`;

/** Colour of a token where scheme and both themes meet, as a browser would compute it. */
function colorOf(scheme: string, site: string, page: string): (name: string) => Rgb {
  const palettes = ['museum', site].map((name) => block(light, `theme-${name}`, 'p-ink'));
  const darks = scheme === 'dark' ? ['museum', site].map((name) => block(dark, `theme-${name}`, 'p-ink')) : [];
  const rules = [...palettes, ...darks, block(css, page, 'paper')].join('');
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

  const everyTheme = ['light', 'dark'].flatMap((scheme) =>
    ['museum', 'castle'].flatMap((site) => ['cc01', 'cc02', 'cc03'].map((page) => [scheme, site, page] as const)),
  );
  describe.each(everyTheme)('%s, %s, %s', (scheme, site, page) => {
    test.each(CONTRAST_PAIRS)('$front on $back has $least:1', ({ front, back, least }) => {
      const color = colorOf(scheme, site, page);
      expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(least);
    });
  });

  test.each(['museum', 'castle'])('%s: the three page themes have grounds of their own in the dark as well', (site) => {
    const grounds = ['cc01', 'cc02', 'cc03'].map((page) => String(colorOf('dark', site, page)('paper')));
    expect(new Set(grounds).size).toBe(3);
  });

  test('every colour of a palette has a dark one, but those that are on dark anyway', () => {
    const names = (part: string) => [...part.matchAll(/--(p[\w-]*):/g)].map(([, name]) => name);
    const onDark = ['p-text-on-dark', 'p3-accent', 'p3-muted', 'p3-control'];
    const museum = names(block(light, 'theme-museum', 'p-ink')).filter((name) => !onDark.includes(name ?? ''));
    expect(names(block(dark, 'theme-museum', 'p-ink'))).toEqual(museum);
  });
});
