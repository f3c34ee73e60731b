import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILES, NO_SOUNDS, SOUNDS, writeSound } from '../../testing/sounds';
import { fileTypeOf } from './file-type';

let folder: string;
describe('file type', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vestibule-audio-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function typeOf(content: Buffer): Promise<string | undefined> {
    // The name says nothing.
    const file = join(folder, 'sound.txt');
    await writeSound(file, content);
    return fileTypeOf(file);
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

  test.each([
    ['mp4', 'video/mp4'],
    ['webm', 'video/webm'],
    ['vtt', 'text/vtt'],
    ['pdf', 'application/pdf'],
  ] as const)('%s is %s by its content', async (name, type) => expect(await typeOf(FILES[name])).toBe(type));

  test.each([
    ['a page with a PDF in it', '<script>alert(1)</script>%PDF-1.7'],
    ['captions that begin with markup', '<script></script>WEBVTT\n'],
    ['another word for captions', 'WEBVTTX\n'],
    ['Matroska', '\u001aE\u00df\u00a3\u0001matroska'],
  ])('%s is none', async (_, content) => expect(await typeOf(Buffer.from(content, 'latin1'))).toBeUndefined());

  test.each(Object.keys(NO_SOUNDS) as (keyof typeof NO_SOUNDS)[])('%s is no recording', async (name) =>
    expect(await typeOf(NO_SOUNDS[name])).toBeUndefined(),
  );
});
