import { H, W, between, cycle, d, disc, path, rect } from './kit';
import type { Palette, Poster, Rand } from './kit';

function arch(cx: number, foot: number, width: number, height: number, fill: string): string {
  const r = width / 2;
  return path(d`M${cx - r},${foot}V${foot - height + r}A${r},${r},0,0,1,${cx + r},${foot - height + r}V${foot}Z`, fill);
}

/** A corridor seen from its end: arches within arches, the vanishing point off the middle. */
function corridor(rand: Rand, p: Palette): string {
  const inks: [string, ...string[]] = [p.main, p.ink, p.soft, p.third, p.ink, p.second, p.ground];
  const aim = W * between(rand, 0.38, 0.62);
  let body = rect(0, 0, W, H, p.soft);
  for (let step = 0; step < 7; step += 1) {
    const scale = 0.74 ** step;
    body += arch(W / 2 + (aim - W / 2) * (1 - scale), H, 1360 * scale, 1010 * scale, cycle(inks, step));
  }
  return body + disc(aim, H - 70, 40, p.main);
}

function arcade(
  rand: Rand,
  p: Palette,
  foot: number,
  count: number,
  height: number,
  inks: [string, ...string[]],
): string {
  const pitch = W / count;
  const shift = Math.floor(rand() * inks.length);
  let body = '';
  for (let i = 0; i < count; i += 1) {
    const cx = pitch * (i + 0.5);
    const outer = pitch * 0.84;
    body += arch(cx, foot, outer, height, cycle(inks, i + shift));
    body += arch(cx, foot, outer * 0.66, height * 0.82, cycle(inks, i + shift + 1));
    body += arch(cx, foot, outer * 0.32, height * 0.62, p.ground);
  }
  return body;
}

export const arches: Poster = (rand, palette, variant) => {
  if (variant === 0) return corridor(rand, palette);
  const inks: [string, ...string[]] = [palette.main, palette.ink, palette.second, palette.third];
  if (variant === 1) {
    const floor = rect(0, H - 150, W, 150, palette.ink) + rect(0, H - 150, W, 18, palette.main);
    return disc(W * 0.5, 300, 250, palette.soft) + arcade(rand, palette, H - 150, 4, 720, inks) + floor;
  }
  // an aqueduct: a tall storey below, a quick rhythm of small arches above
  const upper = rect(0, 130, W, 26, palette.ink) + arcade(rand, palette, 480, 8, 290, inks);
  return upper + rect(0, 480, W, 26, palette.ink) + arcade(rand, palette, H, 4, 520, inks);
};
