import { H, W, cycle, d, disc, path, rect } from './kit';
import type { Poster } from './kit';

/** A plate of frames in which one shape moves on a little from each to the next, after the early motion studies. */
export const frames: Poster = (rand, palette, variant) => {
  const across = 6;
  const down = 4;
  const gap = 22;
  const w = (W - gap * (across + 1)) / across;
  const h = (H - gap * (down + 1)) / down;
  const start = rand() * 360;
  const backs: [string, ...string[]] = [palette.soft, palette.main, palette.soft, palette.second, palette.third];
  let body = rect(0, 0, W, H, palette.ink);
  for (let i = 0; i < across * down; i += 1) {
    const x = gap + (i % across) * (w + gap);
    const y = gap + Math.floor(i / across) * (h + gap);
    const back = cycle(backs, Math.floor(i / across) * 2 + (i % across));
    const front = back === palette.soft ? palette.ink : palette.ground;
    const t = i / (across * down - 1);
    const r = h * 0.36;
    body += rect(x, y, w, h, back);
    if (variant === 0) {
      // a half disc rolling along a shelf
      const turn = start + i * 30;
      body += `<g transform="translate(${(x + w / 2).toFixed(1)} ${(y + h / 2).toFixed(1)}) rotate(${turn.toFixed(1)})">${path(d`M${-r},0A${r},${r},0,0,1,${r},0Z`, front)}${path(d`M${-r},0A${r},${r},0,0,0,${r},0Z`, back === palette.soft ? palette.main : palette.ink)}</g>`;
    } else {
      // the phases of a moon: the shadow crosses the disc
      const cx = x + w / 2;
      const cy = y + h / 2;
      const bulge = Math.cos(t * Math.PI) * r;
      body += disc(cx, cy, r, back === palette.soft ? palette.main : palette.ink);
      body += path(
        d`M${cx},${cy - r}A${r},${r},0,0,1,${cx},${cy + r}A${Math.abs(bulge)},${r},0,0,${bulge > 0 ? 0 : 1},${cx},${cy - r}Z`,
        front === palette.ink ? palette.ground : front,
      );
    }
  }
  return body;
};
