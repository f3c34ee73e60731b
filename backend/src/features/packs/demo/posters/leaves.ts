import { H, W, between, cycle, d, disc, line, path, rect } from './kit';
import type { Palette, Poster, Rand } from './kit';

/** A leaf that grows from x, y in the direction `angle` (degrees), one half lit, one in shade. */
function leaf(x: number, y: number, length: number, width: number, angle: number, lit: string, shade: string): string {
  const half = (side: number): string =>
    d`M0,0C${length * 0.3},${side * width},${length * 0.75},${side * width * 0.8},${length},0Z`;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})">${path(half(-1), lit)}${path(half(1), shade)}</g>`;
}

function pairs(rand: Rand, cx: number, lit: string, shade: string): string {
  const count = 6;
  let body = line(d`M${cx},${H}V190`, shade, 10);
  for (let i = 0; i < count; i += 1) {
    const y = H - 110 - i * 130;
    const length = (250 - i * 24) * between(rand, 0.92, 1.05);
    body += leaf(cx, y, length, length * 0.34, -32, lit, shade) + leaf(cx, y, length, length * 0.34, 212, shade, lit);
  }
  return body + leaf(cx, 215, 170, 50, -90, lit, shade);
}

function tulip(rand: Rand, cx: number, lit: string, shade: string): string {
  // a tulip: four broad leaves hug the stem, five petals close together on top
  let body = line(d`M${cx},${H}V520`, shade, 14);
  for (const [angle, length] of [
    [-122, 430],
    [-58, 430],
    [-104, 560],
    [-76, 560],
  ] as const)
    body += leaf(cx, H + 20, length * between(rand, 0.95, 1.05), 96, angle, lit, shade);
  for (const [angle, length] of [
    [-128, 300],
    [-52, 300],
    [-109, 370],
    [-71, 370],
    [-90, 400],
  ] as const)
    body += leaf(cx, 540, length, 92, angle, shade, lit);
  return body;
}

function umbel(rand: Rand, cx: number, lit: string, shade: string): string {
  const hub = H - 420;
  let body = line(d`M${cx},${H}V${hub}`, shade, 10);
  for (let i = 0; i < 9; i += 1) {
    const angle = ((-165 + i * 18.75) * Math.PI) / 180;
    const reach = between(rand, 270, 350);
    const x = cx + Math.cos(angle) * reach * 0.72;
    const y = hub + Math.sin(angle) * reach;
    body += line(d`M${cx},${hub}L${x},${y}`, shade, 6) + disc(x, y, between(rand, 26, 42), i % 3 === 1 ? shade : lit);
  }
  return body + leaf(cx, H - 120, 240, 60, -48, lit, shade) + leaf(cx, H - 60, 240, 60, 226, shade, lit);
}

const panels = (p: Palette): [[string, string, string], ...[string, string, string][]] => [
  [p.soft, p.main, p.ink],
  [p.main, p.ground, p.soft],
  [p.second, p.ground, p.third],
  [p.ink, p.third, p.soft],
  [p.third, p.ink, p.main],
];

/** A herbarium of cut paper: one plant to a sheet, the sheets in different colours. */
export const leaves: Poster = (rand, palette, variant) => {
  const plants: [typeof pairs, ...(typeof pairs)[]] = [pairs, tulip, umbel];
  const sheets = variant === 3 ? 4 : 3;
  const width = W / sheets;
  // plants are drawn for a third of the sheet; narrower panels take them smaller, still rooted at the bottom
  const scale = (width * 3) / W;
  const shift = Math.floor(rand() * 5);
  let body = '';
  for (let i = 0; i < sheets; i += 1) {
    const [back, lit, shade] = cycle(panels(palette), i + shift);
    const plant = cycle(plants, i + variant);
    const grown = `<g transform="translate(0 ${String(H * (1 - scale))}) scale(${String(scale)})">${plant(rand, W / 6, lit, shade)}</g>`;
    body += `<svg x="${String(i * width)}" width="${String(width)}" height="${String(H)}">${rect(0, 0, width, H, back)}${grown}</svg>`;
  }
  return body;
};
