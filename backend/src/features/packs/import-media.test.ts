import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaFiles, media } from '../../engines/media/tables';
import { FILES, NO_SOUNDS, SOUNDS, writeSound } from '../../testing/sounds';
import { importKit, packEvent } from './testing/import-kit';
import { writePackFiles, writePicture, type PackFixture } from './testing/pack';

const kit = importKit();
const { load } = kit;

describe('recordings', () => {
  const sample = (file: string) => ({ file, title: { de: 'Satz' } });
  const withMedia = async (kinds: PackFixture, files: Readonly<Record<string, Buffer>>) => {
    const dir = await writePackFiles(kinds);
    for (const [file, content] of Object.entries(files)) await writeSound(join(dir, 'media', file), content);
    return kit.importDir(dir);
  };

  test('one that is none is an error of its line, whatever its name', async () => {
    const result = await withMedia(
      {
        productions: [{ key: 'p', title: { de: 'P' }, audio: [sample('good.mp3'), sample('page.mp3')] }],
        events: [packEvent({ audio: [sample('film.m4a')] })],
      },
      { 'good.mp3': SOUNDS.flac, 'page.mp3': NO_SOUNDS['a page'], 'film.m4a': FILES.mp4 },
    );
    expect(result.errors).toEqual([
      expect.stringMatching(
        /^productions\.jsonl:1: audio\[1\]\.file: page\.mp3 is neither a picture nor a file of a known kind; give MP3/,
      ),
      expect.stringMatching(/^events\.jsonl:1: audio\[0\]\.file: film\.m4a is a film; give MP3/),
    ]);
    expect(await kit.db.select().from(mediaFiles)).toEqual([]);
  });

  test('one that is too large for a sample is refused', async () => {
    const dir = await writePackFiles({ events: [packEvent({ audio: [sample('long.wav')] })] });
    await writeSound(join(dir, 'media', 'long.wav'));
    await truncate(join(dir, 'media', 'long.wav'), 50_000_001);
    expect((await kit.importDir(dir)).errors).toEqual([
      expect.stringContaining('events.jsonl:1: audio[0].file: long.wav is larger than 50 MB'),
    ]);
  });

  test('without a title, twice, or outside of media/ is refused; an unused one is reported', async () => {
    const problems = async (...audio: object[]) => {
      const { errors, warnings } = await load({ events: [packEvent({ audio })] });
      return [...errors, ...warnings];
    };
    expect(await problems({ file: 'a.mp3', title: {} })).toEqual([
      expect.stringContaining('audio[0].title: must have a text'),
    ]);
    expect(await problems(sample('a.mp3'), sample('a.mp3'))).toEqual([
      expect.stringContaining('audio: file must differ'),
    ]);
    expect(await problems(sample('../a.mp3'))).toEqual([
      expect.stringContaining('audio[0].file: must be the name of a file in media/'),
    ]);
    expect(await problems(sample('a.mp3'))).toEqual([
      'events.jsonl:1: audio[0].file: there is no recording a.mp3 in media/',
    ]);
  });

  test('is stored with its type, and its file lies beside the pictures', async () => {
    const result = await withMedia({ events: [packEvent({ audio: [sample('a.bin')] })] }, { 'a.bin': SOUNDS.opus });
    expect(result).toMatchObject({ ok: true, warnings: [], counts: { files: { created: 1, updated: 0 } } });
    expect(await kit.db.select().from(mediaFiles)).toEqual([
      expect.objectContaining({ file: 'a.bin', type: 'audio/ogg' }),
    ]);
    expect(await readFile(join(kit.dataDir, 'media', 'a.bin'))).toEqual(SOUNDS.opus);
  });
});

describe('import media', () => {
  test('pictures are measured and copied; a file that is no picture is reported', async () => {
    const dir = await writePackFiles({ persons: [{ key: 'p', name: 'P', image: 'gone.jpg' }] });
    await writePicture(join(dir, 'media', 'red.jpg'), { width: 60, height: 40, color: '#ff0000' });
    await writeFile(
      join(dir, 'media', 'alt.json'),
      JSON.stringify({ 'red.jpg': { de: 'Rot', focal: [0.25, 0.75], credit: 'Foto: A. Beck' } }),
    );
    const result = await kit.importDir(dir);
    expect(result).toMatchObject({
      ok: true,
      warnings: ['persons.jsonl:1: image: there is no picture gone.jpg in media/'],
    });
    const [row] = await kit.db.select().from(media);
    expect(row).toMatchObject({
      file: 'red.jpg',
      width: 60,
      height: 40,
      alt: { de: 'Rot' },
      focalX: 0.25,
      focalY: 0.75,
      credit: 'Foto: A. Beck',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
    });
    expect(row?.color).toMatch(/^#f[0-9a-f]0[0-9a-f]0[0-9a-f]$/);
    expect(await readFile(join(kit.dataDir, 'media', 'red.jpg'))).toEqual(
      await readFile(join(dir, 'media', 'red.jpg')),
    );
    await writeFile(join(dir, 'media', 'bad.png'), 'not a picture');
    expect((await kit.importDir(dir)).errors).toEqual([expect.stringContaining('media/bad.png: is not a picture')]);
  });
});
