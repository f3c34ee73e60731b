import { join } from 'node:path';
import { FILES, SOUNDS, writeSound } from '../../../testing/sounds';
import { DOCUMENTS, FULL } from './full-pack';
import { writePackFiles, writePicture, type PackFixture } from './pack';

/** Writes the pack with the files that its records name; returns its folder. */
export async function writeFullPack(kinds: PackFixture = FULL): Promise<string> {
  const pack = await writePackFiles(kinds, DOCUMENTS);
  await writePicture(join(pack, 'media', 'red.jpg'));
  await writeSound(join(pack, 'media', 'a.wav'), SOUNDS.wav);
  await writeSound(join(pack, 'media', 'b.mp3'), SOUNDS.mp3);
  await writeSound(join(pack, 'media', 'film.mp4'), FILES.mp4);
  await writeSound(join(pack, 'media', 'sheet.pdf'), FILES.pdf);
  return pack;
}
