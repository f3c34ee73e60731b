import { H, W, below, between, cycle, disc } from './kit';
import type { Poster } from './kit';

/** Torn-paper hills, each sheet with a lit edge: the eye reads the edge as the thickness of the paper. */
export const hills: Poster = (rand, palette, variant) => {
  const sheets: [string, ...string[]] = [palette.soft, palette.third, palette.second, palette.main, palette.ink];
  const count = sheets.length;
  const sunX = W * between(rand, 0.25, 0.75);
  const sunR = between(rand, 150, 210);
  let body = disc(sunX, H * between(rand, 0.26, 0.34), sunR, variant % 2 === 0 ? palette.main : palette.third);
  for (let sheet = 0; sheet < count; sheet += 1) {
    const base = H * (0.4 + (sheet * 0.56) / count);
    const tall = between(rand, 60, 130) * (1 - sheet * 0.08);
    const wide = between(rand, 380, 640);
    const shift = between(rand, 0, Math.PI * 2);
    const lean = between(rand, -60, 60);
    const curve = (x: number): number => {
      const t = (x / wide) * Math.PI + shift;
      // peaks rather than waves for every second poster: the absolute sine makes a ridge
      const swing = variant >= 2 ? 1 - 2 * Math.abs(Math.sin(t / 2)) : Math.sin(t);
      return base + swing * tall + Math.sin(t * 2.3 + sheet) * tall * 0.22 + (lean * x) / W;
    };
    body += below((x) => curve(x) - 9, palette.ground, ' fill-opacity="0.9"');
    body += below(curve, cycle(sheets, sheet));
  }
  return body;
};
