import { H, W, cycle, rect } from './kit';
import type { Poster } from './kit';

interface Cloth {
  threads: number;
  /** How many crossings a weft passes over, and how far the pattern moves from row to row. */
  over: number;
  repeat: number;
  step: number;
}
const CLOTHS: [Cloth, ...Cloth[]] = [
  { threads: 24, over: 2, repeat: 4, step: 1 },
  { threads: 12, over: 1, repeat: 2, step: 1 },
  { threads: 32, over: 3, repeat: 6, step: 1 },
  { threads: 20, over: 1, repeat: 5, step: 2 },
];

/** Real bindings (twill, plain, satin), so that a weaver would recognise the cloth. */
export const weave: Poster = (rand, palette, variant) => {
  const cloth = cycle(CLOTHS, variant);
  const pitch = W / cloth.threads;
  const thread = pitch * 0.86;
  const gap = (pitch - thread) / 2;
  const rows = Math.ceil(H / pitch);
  const offset = Math.floor(rand() * 6);
  const warp = (i: number): string =>
    cycle(
      [palette.main, palette.main, palette.ink, palette.second, palette.second, palette.ink],
      Math.floor((i + offset) / 2),
    );
  const weft = (j: number): string =>
    cycle([palette.soft, palette.soft, palette.ground, palette.third, palette.soft], Math.floor((j + offset) / 2));
  let body = '';
  for (let i = 0; i < cloth.threads; i += 1) {
    for (let j = 0; j < rows; j += 1) {
      // a herringbone turns where the direction changes
      const run = variant === 2 && j % 12 >= 6 ? 11 - (j % 12) : j;
      const over = (i + run * cloth.step) % cloth.repeat < cloth.over;
      const x = i * pitch;
      const y = j * pitch;
      const across = rect(x - gap, y + gap, pitch + gap * 2, thread, weft(j));
      const along = rect(x + gap, y - gap, thread, pitch + gap * 2, warp(i));
      body += over ? along + across : across + along;
    }
  }
  return rect(0, 0, W, H, palette.ink) + body;
};
