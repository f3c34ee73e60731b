import sharp from 'sharp';
import { webm } from './webm';

const WIDTH = 640;
const HEIGHT = 360;
const FRAMES_PER_SECOND = 6;
const SECONDS = 5;

/** A grain: where it lies, as shares of the picture, its last size in px, and when it begins to grow. */
interface Grain {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly from: number;
  readonly turn: number;
}

/** The golden ratio spreads grains without a pattern, the same in every build. */
const spread = (index: number, by: number): number => (index * by) % 1;

const GRAINS: readonly Grain[] = Array.from({ length: 28 }, (_, index) => ({
  x: spread(index + 1, 0.618),
  y: spread(index + 1, 0.382 * 1.7),
  size: 30 + 60 * spread(index, 0.31),
  from: spread(index, 0.73) * 0.7,
  turn: 90 * spread(index, 0.47),
}));

/** Salt that grows on the bottom of a pan, at a time from 0 to 1. */
function drawing(time: number): string {
  const squares = GRAINS.map(({ x, y, size, from, turn }) => {
    const grown = Math.max(0, Math.min(1, (time - from) / 0.3));
    const side = size * grown ** 0.5;
    const at = `translate(${(x * WIDTH).toFixed(1)} ${(y * HEIGHT).toFixed(1)}) rotate(${turn.toFixed(1)})`;
    return (
      `<g transform="${at}"><rect x="${-side / 2}" y="${-side / 2}" width="${side}" height="${side}" fill="#f4efe6"/>` +
      `<rect x="${-side / 4}" y="${-side / 4}" width="${side / 2}" height="${side / 2}" fill="#e2d8c6"/></g>`
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">` +
    `<rect width="100%" height="100%" fill="#27343b"/>${squares.join('')}</svg>`
  );
}

/** Bytes of a WebP file before its frame: RIFF, size, WEBP, name and size of the only part. */
const WEBP_HEADER = 20;

/** A lossy WebP picture is one key frame of VP8 in a container of its own. */
async function keyFrame(svg: string): Promise<Buffer> {
  const file = await sharp(Buffer.from(svg)).flatten().webp({ quality: 60 }).toBuffer();
  if (file.toString('latin1', 12, 16) !== 'VP8 ') throw new Error('The frame of the film is no plain VP8');
  return file.subarray(WEBP_HEADER, WEBP_HEADER + file.readUInt32LE(16));
}

/** The demo's film, some seconds of growing salt without sound, some 200 kB. */
export async function film(): Promise<Buffer> {
  const count = FRAMES_PER_SECOND * SECONDS;
  const frames: Buffer[] = [];
  for (let index = 0; index < count; index += 1) frames.push(await keyFrame(drawing(index / (count - 1))));
  return webm({ width: WIDTH, height: HEIGHT, framesPerSecond: FRAMES_PER_SECOND, frames });
}
