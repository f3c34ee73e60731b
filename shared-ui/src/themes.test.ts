import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'themes.css'), 'utf8');

/** Palette of a site theme: `p-ink` → `#16150f`. */
function palette(theme: 'museum' | 'castle'): (name: string) => string {
  const block = new RegExp(`\\.theme-${theme} \\{([^}]*--p-ink[^}]*)\\}`).exec(css)?.[1] ?? '';
  return (name) => new RegExp(`--${name}: (#[0-9a-f]{6})`).exec(block)?.[1] ?? `no --${name}`;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** Text at least 5:1, borders of controls 3:1 (design/look.md). */
const PAIRS = [
  ['p-ink', 'p1-paper', 5],
  ['p-ink', 'p2-paper', 5],
  ['p-text-on-dark', 'p3-paper', 5],
  ['p1-accent', 'p1-paper', 5],
  ['p2-accent', 'p2-paper', 5],
  ['p3-accent', 'p3-paper', 5],
  ['p1-paper', 'p2-accent', 5],
  ['p-second', 'p2-paper', 5],
  ['p-muted', 'p1-paper', 5],
  ['p-muted', 'p2-paper', 5],
  ['p3-muted', 'p3-paper', 5],
  ['p1-control', 'p1-paper', 3],
  ['p2-control', 'p2-paper', 3],
  ['p3-control', 'p3-paper', 3],
] as const;

describe.each(['museum', 'castle'] as const)('%s', (theme) => {
  test.each(PAIRS)('%s on %s has %d:1', (front, back, least) => {
    const color = palette(theme);
    expect(contrast(color(front), color(back))).toBeGreaterThanOrEqual(least);
  });
});
