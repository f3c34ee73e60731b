import { cp, mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { film } from './film';
import { leaflets } from './leaflet';
import { photograph, PHOTOGRAPHS } from './photographs';
import { posters } from './posters';
import { sounds } from './sounds';

const mark = (drawing: string, name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="240" viewBox="0 0 320 120">${drawing}` +
  `<text x="132" y="72" font-family="serif" font-size="30" fill="#222">${name}</text></svg>`;

/** Marks of the demo's partners, which can be seen through: PNG files are made of them. */
const marks = [
  {
    file: 'mark-salt.png',
    svg: () => mark('<path d="M20 100 60 20l40 80z" fill="none" stroke="#8a3b12" stroke-width="8"/>', 'Salzbund'),
  },
  {
    file: 'mark-river.png',
    svg: () =>
      mark(
        '<path d="M20 50q20-26 40 0t40 0M20 82q20-26 40 0t40 0" fill="none" stroke="#1d5b79" stroke-width="8"/>',
        'Elbtal',
      ),
  },
  {
    file: 'mark-bell.png',
    svg: () => mark('<circle cx="60" cy="60" r="36" fill="none" stroke="#3d6b35" stroke-width="8"/>', 'Zvon'),
  },
] as const;

const exists = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

/**
 * Writes the demo pack to `target` as a complete content pack: the texts from `source`, the photographs from their
 * packages, and posters, marks, sounds, a film and leaflets, which are generated here so that the repository needs few
 * binary files. Existing files are reused: a second start costs nothing.
 */
export async function materialiseDemoPack(source: string, target: string): Promise<string> {
  const media = join(target, 'media');
  await mkdir(media, { recursive: true });
  await cp(source, target, { recursive: true });

  for (const [file, dataset] of Object.entries(PHOTOGRAPHS))
    if (!(await exists(join(media, file)))) await photograph(source, file, dataset, media);

  for (const { file, wav } of sounds) if (!(await exists(join(media, file)))) await writeFile(join(media, file), wav());

  const salt = join(media, 'sample-salt.webm');
  if (!(await exists(salt))) await writeFile(salt, await film());

  for (const { file, pdf } of leaflets)
    if (!(await exists(join(media, file)))) await writeFile(join(media, file), pdf());
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
