/** A colour as the screen shows it: red, green and blue from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Relative luminance, from 0 (black) to 1 (white), as WCAG 2.2 defines it. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) =>
    value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours, from 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

export interface ContrastPair {
  /** Names of tokens, without the dashes. */
  readonly front: string;
  readonly back: string;
  readonly least: number;
  /** `text`, or the `line` of a border or ring. */
  readonly kind: 'text' | 'line';
}

/** The design demands more than the 4.5 of WCAG, as pages are also read in daylight. */
const TEXT = 5;
/** Borders of controls and the focus ring (WCAG 2.2, 1.4.11). */
const LINE = 3;

const pairsOf = (
  kind: ContrastPair['kind'],
  least: number,
  names: readonly (readonly [front: string, back: string])[],
): ContrastPair[] => names.map(([front, back]) => ({ front, back, least, kind }));

/** Foregrounds and backgrounds, in every theme: the tests measure it in the sources, the style guide on the screen. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...pairsOf('text', TEXT, [
    ['ink', 'paper'],
    ['ink', 'raised'],
    ['muted', 'paper'],
    ['second', 'paper'],
    ['accent', 'paper'],
    ['on-accent', 'accent'],
  ]),
  ...pairsOf('line', LINE, [
    ['control', 'paper'],
    ['focus', 'focus-gap'],
  ]),
];
