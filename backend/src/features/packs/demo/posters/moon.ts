import { H, W, below, between, d, disc, path, rect } from './kit';
import type { Palette, Poster, Rand } from './kit';

function tower(
  rand: Rand,
  p: Palette,
  x: number,
  width: number,
  height: number,
  wall: string,
  roof: [string, string],
  foot: number,
): string {
  const top = foot - height;
  let body = rect(x, top, width, height + 200, wall);
  if (rand() < 0.6) {
    const over = width * 0.14;
    const rise = width * between(rand, 0.9, 1.5);
    const half = d`M${x + width / 2},${top - rise}L${x + width + over},${top}H${x + width / 2}Z`;
    body +=
      path(d`M${x - over},${top}L${x + width / 2},${top - rise}L${x + width + over},${top}Z`, roof[0]) +
      path(half, roof[1]);
  } else {
    for (let i = 0; i < 4; i += 1) body += rect(x + (i * width) / 3.5, top - 28, width / 7, 30, wall);
  }
  const w = width * 0.16;
  for (let y = top + 50; y < foot - 40; y += 120)
    if (rand() < 0.75)
      body += rect(x + width / 2 - w / 2, y, w, w * 1.9, p.third) + disc(x + width / 2, y, w / 2, p.third);
  return body;
}

/** A castle at night under a large moon; the halo rings keep the sky from being empty. */
export const moon: Poster = (rand, palette, variant) => {
  const x = W * between(rand, 0.3, 0.7);
  const y = 400;
  const r = variant === 2 ? 300 : 240;
  const sky = variant === 1 ? palette.soft : palette.ink;
  let body = rect(0, 0, W, H, sky);
  // drawn from the outside in, each ring over the last
  for (let ring = 4; ring > 0; ring -= 1)
    body += `<circle cx="${x.toFixed(0)}" cy="${String(y)}" r="${String(r + ring * 92)}" fill="${variant === 1 ? palette.third : palette.second}" fill-opacity="0.2"/>`;
  // the crescent is one shape, so that the halo shows through where the moon is dark
  if (variant === 2)
    body += path(
      d`M${x},${y - r}A${r},${r},0,1,0,${x + r},${y + r * 0.2}A${r * 0.82},${r * 0.82},0,1,1,${x},${y - r}Z`,
      palette.ground,
    );
  else body += disc(x, y, r, variant === 1 ? palette.main : palette.ground);
  const foot = H - 170;
  // before the red moon red roofs would vanish
  const roof: [string, string] = variant === 1 ? [palette.third, palette.ink] : [palette.main, palette.second];
  const left = W * between(rand, 0.16, 0.24);
  let at = left;
  while (at < W * 0.82) {
    const width = between(rand, 90, 170);
    const middle = 1 - Math.abs((at + width / 2) / W - 0.5) * 1.3;
    body += tower(
      rand,
      palette,
      at,
      width,
      between(rand, 240, 520) * middle,
      rand() < 0.5 ? palette.second : variant === 1 ? palette.ink : palette.soft,
      roof,
      foot,
    );
    at += width + between(rand, -6, 36);
  }
  body += below((px) => foot + 40 - Math.sin((px / W) * Math.PI) * 60, palette.main);
  return (
    body +
    below((px) => H - 70 - Math.sin((px / W) * Math.PI * 1.6 + 0.6) * 40, variant === 1 ? palette.ink : palette.third)
  );
};
