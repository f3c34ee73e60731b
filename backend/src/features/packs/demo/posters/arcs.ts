import { H, W, cycle, d, path, pickOne, rect } from './kit';
import type { Palette, Poster } from './kit';

/** A quarter disc whose centre is the corner `turn` of the square at x, y. */
function quarter(x: number, y: number, size: number, r: number, turn: number, fill: string): string {
  const right = turn === 1 || turn === 2;
  const bottom = turn > 1;
  const cx = right ? x + size : x;
  const cy = bottom ? y + size : y;
  const sx = right ? -r : r;
  const sy = bottom ? -r : r;
  const sweep = right === bottom ? 1 : 0;
  return path(d`M${cx},${cy}L${cx + sx},${cy}A${r},${r},0,0,${sweep},${cx},${cy + sy}Z`, fill);
}

const schemes = (p: Palette): [string[], ...string[][]] => [
  [p.ground, p.main, p.ground, p.main, p.ground],
  [p.ink, p.soft, p.ink, p.soft, p.ink],
  [p.soft, p.ink, p.soft, p.ink, p.main],
  [p.main, p.ground, p.main, p.ground, p.main],
  [p.second, p.ground, p.second, p.ground, p.ink],
  [p.third, p.ink, p.third, p.ink, p.third],
  [p.soft, p.soft, p.soft, p.soft, p.soft],
];

/** Swiss tiles: concentric quarter rings, each square turned by chance; the smaller grid answers the larger. */
export const arcs: Poster = (rand, palette, variant) => {
  const across = variant === 1 ? 6 : 3;
  const size = W / across;
  const rows = Math.ceil(H / size);
  const rings = variant === 2 ? 3 : 5;
  let body = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const colours = pickOne(rand, schemes(palette));
      const [first = palette.soft, ...rest] = colours;
      const x = column * size;
      const y = row * size;
      const turn = Math.floor(rand() * 4);
      body += rect(x, y, size + 1, size + 1, first);
      for (let ring = 0; ring < rings; ring += 1)
        body += quarter(x, y, size, size * (1 - ring / rings), turn, cycle([rest[0] ?? palette.ink, ...rest], ring));
    }
  }
  return body;
};
