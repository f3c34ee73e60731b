/** Every poster is drawn on this sheet: 3:2, the proportion of the site's cards. */
export const W = 1600;
export const H = 1067;

/** A poster is printed in few inks; a generator picks from these and never mixes its own. */
export interface Palette {
  ground: string;
  soft: string;
  ink: string;
  main: string;
  second: string;
  third: string;
}

export type Rand = () => number;
export type Poster = (rand: Rand, palette: Palette, variant: number) => string;

/** mulberry32: the same seed gives the same poster on every machine, so a fresh start always looks alike. */
export function seeded(seed: number): Rand {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const between = (rand: Rand, low: number, high: number): number => low + rand() * (high - low);

/** The element at `index`, counted round and round. */
export function cycle<T>(list: readonly [T, ...T[]], index: number): T {
  return list[((index % list.length) + list.length) % list.length] ?? list[0];
}

export const pickOne = <T>(rand: Rand, list: readonly [T, ...T[]]): T => cycle(list, Math.floor(rand() * list.length));

// one decimal is enough at this size, and keeps the SVG small
const n = (value: number): string => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, w: number, h: number, fill: string): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}"/>`;

export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;

export const path = (d: string, fill: string, extra = ''): string => `<path d="${d}" fill="${fill}"${extra}/>`;

export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${n(width)}" stroke-linecap="round"/>`;

/** Path data from literal text and numbers, rounded. */
export const d = (text: TemplateStringsArray, ...values: number[]): string =>
  text.map((part, i) => part + (i < values.length ? n(values[i] ?? 0) : '')).join('');

/** A shape from the curve y(x) down to the bottom edge. */
export function below(curve: (x: number) => number, fill: string, extra = ''): string {
  const points: string[] = [];
  for (let x = 0; x <= W; x += 20) points.push(d`${x},${curve(x)}`);
  return path(`M${points.join('L')}V${String(H)}H0Z`, fill, extra);
}

export const svg = (body: string, ground: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${String(W)}" height="${String(H)}" viewBox="0 0 ${String(W)} ${String(H)}">${rect(0, 0, W, H, ground)}${body}</svg>`;
