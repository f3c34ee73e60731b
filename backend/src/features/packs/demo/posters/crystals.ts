import { H, W, between, d, path, rect } from './kit';
import type { Palette, Poster } from './kit';

/** A salt crystal: a cube seen from its corner, three faces in three inks. */
function cube(
  cx: number,
  top: number,
  s: number,
  height: number,
  [lid, left, right]: [string, string, string],
): string {
  const w = s * 0.866;
  const mid = top + s;
  return (
    path(d`M${cx},${top}L${cx + w},${top + s / 2}L${cx},${mid}L${cx - w},${top + s / 2}Z`, lid) +
    path(d`M${cx - w},${top + s / 2}L${cx},${mid}V${mid + height}L${cx - w},${top + s / 2 + height}Z`, left) +
    path(d`M${cx + w},${top + s / 2}L${cx},${mid}V${mid + height}L${cx + w},${top + s / 2 + height}Z`, right)
  );
}

const faces = (p: Palette, kind: number): [string, string, string] =>
  kind < 0.62 ? [p.ground, p.soft, p.third] : kind < 0.84 ? [p.soft, p.second, p.ink] : [p.third, p.main, p.ink];

/** Columns of salt on a hexagonal field, drawn back to front so that the near ones cover the far ones. */
export const crystals: Poster = (rand, palette, variant) => {
  const s = variant === 0 ? 150 : variant === 1 ? 100 : 215;
  const w = s * 0.866;
  const back = variant === 1 ? palette.ink : variant === 2 ? palette.second : palette.main;
  const peak = W * between(rand, 0.35, 0.65);
  let body = rect(0, 0, W, H, back);
  const rows = Math.ceil((H * 1.2) / (s / 2));
  for (let row = 0; row < rows; row += 1) {
    const y = H * 0.42 + row * (s / 2);
    for (let cx = (row % 2) * w - w; cx < W + w * 2; cx += w * 2) {
      const near = Math.max(0, 1 - Math.abs(cx - peak) / (W * 0.5));
      const height = Math.round((near * near * H * 0.5 * between(rand, 0.35, 1)) / (s / 2)) * (s / 2) + s / 2;
      body += cube(cx, y - height, s, height + s, faces(palette, rand()));
    }
  }
  return body;
};
