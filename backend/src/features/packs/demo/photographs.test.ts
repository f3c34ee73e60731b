import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { photograph, PHOTOGRAPHS } from './photographs';

let target: string;
describe('photographs', () => {
  beforeEach(async () => {
    target = await mkdtemp(join(tmpdir(), 'vestibule-photographs-'));
  });
  afterEach(() => rm(target, { recursive: true, force: true }));

  /** Mean brightness of a column or row of pixels: 0 (black) to 255. */
  async function brightness(file: string, left: number): Promise<number> {
    const { height } = await sharp(file).metadata();
    const strip = await sharp(file).extract({ left, top: 0, width: 1, height }).greyscale().raw().toBuffer();
    return strip.reduce((sum, value) => sum + value, 0) / strip.length;
  }

  test('the alps fill their picture: no strip of the print’s paper stands at its edge', async () => {
    const file = 'photo-alps.jpg';
    await photograph(join(__dirname, '../../../../demo'), file, PHOTOGRAPHS[file] ?? '', target);
    const [edge, inside] = [await brightness(join(target, file), 0), await brightness(join(target, file), 12)];
    expect(Math.abs(edge - inside)).toBeLessThan(30);
  });
});
