import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NO_SOUNDS, SOUNDS, writeSound } from '../../testing/sounds';
import { audioTypeOf } from './audio-type';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vestibule-audio-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function typeOf(content: Buffer): Promise<string | undefined> {
  // The name says nothing.
  const file = join(folder, 'sound.txt');
  await writeSound(file, content);
  return audioTypeOf(file);
}

test.each([
  ['wav', 'audio/wav'],
  ['flac', 'audio/flac'],
  ['opus', 'audio/ogg'],
  ['vorbis', 'audio/ogg'],
  ['mp3', 'audio/mpeg'],
  ['taggedMp3', 'audio/mpeg'],
  ['m4a', 'audio/mp4'],
] as const)('%s is %s by its content', async (name, type) => expect(await typeOf(SOUNDS[name])).toBe(type));

test.each(Object.keys(NO_SOUNDS) as (keyof typeof NO_SOUNDS)[])('%s is no recording', async (name) =>
  expect(await typeOf(NO_SOUNDS[name])).toBeUndefined(),
);
