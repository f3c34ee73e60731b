import { H, W, between, cycle, d, disc, path, rect } from './kit';
import type { Poster } from './kit';

/** One pipe: body, mouth and foot. */
function pipe(x: number, width: number, top: number, foot: number, fill: string, mouth: string): string {
  const lip = foot - Math.max(110, width * 1.5);
  const m = width * 0.3;
  return (
    rect(x, top, width, lip - top + 1, fill) +
    path(d`M${x},${lip}H${x + width}L${x + width * 0.66},${foot}H${x + width * 0.34}Z`, fill) +
    path(d`M${x + width / 2 - m},${lip}A${m},${m * 1.25},0,0,1,${x + width / 2 + m},${lip}Z`, mouth)
  );
}

/** A façade of pipes; the tops follow a curve, as in a real case, and a disc shows the held note. */
export const organPoster: Poster = (rand, palette, variant) => {
  const count = variant === 1 ? 25 : variant === 2 ? 13 : 17;
  const pitch = (W - 120) / count;
  const width = pitch * 0.82;
  const floor = H - 120;
  const inks: [string, ...string[]] =
    variant === 2
      ? [palette.ground, palette.third, palette.main]
      : [palette.ink, palette.main, palette.ink, palette.second, palette.ink, palette.soft];
  const ground = variant === 2 ? palette.second : variant === 1 ? palette.third : palette.soft;
  let body = rect(0, 0, W, H, variant === 0 ? palette.ground : ground);
  body += disc(
    W * between(rand, 0.36, 0.64),
    420,
    340,
    variant === 2 ? palette.ink : variant === 1 ? palette.ground : palette.third,
  );
  for (let i = 0; i < count; i += 1) {
    const t = (i - (count - 1) / 2) / ((count - 1) / 2);
    // variant 0: highest in the middle; 1: three towers; 2: highest at the sides
    const rise = variant === 0 ? 1 - t * t : variant === 1 ? 0.5 + 0.5 * Math.cos(t * Math.PI * 3) : t * t;
    const top = floor - 330 - rise * 520;
    body += pipe(
      60 + i * pitch + (pitch - width) / 2,
      width,
      top,
      floor,
      cycle(inks, Math.abs(Math.round(t * ((count - 1) / 2)))),
      variant === 2 ? palette.ink : palette.ground,
    );
  }
  return (
    body +
    rect(0, floor, W, 120, variant === 2 ? palette.ink : palette.main) +
    rect(0, floor, W, 14, variant === 2 ? palette.main : palette.ink)
  );
};
