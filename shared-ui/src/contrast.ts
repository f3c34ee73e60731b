/** A colour as the screen shows it: red, green and blue from 0 to 1. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Relative luminance, from 0 (black) to 1 (white), as WCAG 2.2 defines it. */
function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
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
}

/** The look asks for more than the 4.5 of WCAG, as pages are also read in daylight. */
const TEXT = 5;
/** Borders of controls and the focus ring (WCAG 2.2, 1.4.11). */
const CONTROL = 3;

const pair =
  (least: number) =>
  ([front, back]: readonly [string, string]): ContrastPair => ({ front, back, least });

/** What stands on what, in every theme: the tests measure it in the sources, the style guide on the screen. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...(
    [
      ['ink', 'paper'],
      ['ink', 'raised'],
      ['muted', 'paper'],
      ['second', 'paper'],
      ['accent', 'paper'],
      ['on-accent', 'accent'],
    ] as const
  ).map(pair(TEXT)),
  ...(
    [
      ['control', 'paper'],
      ['focus', 'focus-gap'],
    ] as const
  ).map(pair(CONTROL)),
];
