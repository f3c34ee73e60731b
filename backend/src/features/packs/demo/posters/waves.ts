import { H, W, below, between, cycle, disc } from './kit';
import type { Poster } from './kit';

/** Bands of water that grow towards the viewer; the disc sinks behind the third. */
export const waves: Poster = (rand, palette, variant) => {
  const inks: [string, ...string[]] =
    variant === 1
      ? [palette.soft, palette.ink, palette.soft, palette.second, palette.ground, palette.main]
      : [palette.second, palette.ground, palette.main, palette.soft, palette.ink, palette.third];
  const bands = variant === 2 ? 9 : 12;
  const top = H * (variant === 1 ? 0.08 : 0.3);
  const turn = between(rand, 0, Math.PI * 2);
  const lengths = between(rand, 2.2, 3.4);
  let body = '';
  for (let band = 0; band < bands; band += 1) {
    const near = band / (bands - 1);
    // squared, so that far bands lie close together as on real water
    const base = top + (H - top) * (0.15 * near + 0.85 * near * near) * 0.98;
    const tall = 10 + 70 * near;
    const phase = turn + band * (variant === 1 ? 0.9 : Math.PI);
    const waveLength = W / (lengths * (1.9 - near));
    if (band === 2 && variant !== 1) body = disc(W * between(rand, 0.3, 0.7), top - 10, 230, palette.main) + body;
    body += below((x) => base + Math.sin((x / waveLength) * Math.PI * 2 + phase) * tall, cycle(inks, band));
  }
  return body;
};
