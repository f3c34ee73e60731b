import { createHash } from 'node:crypto';
import { truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { measureAll } from '../../features/packs/write/media';
import { Problems } from '../records/problems';
import { removeFolders, temporaryFolder } from '../../features/packs/testing/pack';
import { checkPicture } from './check-picture';

describe('check picture', () => {
  afterEach(removeFolders);

  /** A PNG that says it is this large, and holds nothing of it: decoding it would take the memory first. */
  function bomb(width: number, height: number): Buffer {
    const chunk = (type: string, data: Buffer) => {
      const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
      const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      sum.writeUInt32BE(crc32(body));
      return Buffer.concat([length, body, sum]);
    };
    const header = Buffer.alloc(13);
    header.writeUInt32BE(width);
    header.writeUInt32BE(height, 4);
    header.set([8, 0, 0, 0, 0], 8);
    return Buffer.concat([
      Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(Buffer.alloc(8))),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }
  /** 256 megapixels in a GIF of 38 bytes. */
  const tiny = Buffer.concat([
    Buffer.from('GIF89a\0\u0040\0\u003e\u0080\0\0\0\0\0\u00ff\u00ff\u00ff', 'latin1'),
    Buffer.from([0x2c, 0, 0, 0, 0, 0, 0x40, 0, 0x3e, 0, 2, 2, 0x44, 1, 0, 0x3b]),
  ]);
  const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

  const cases: [string, string, Buffer | string, RegExp][] = [
    [
      '256 megapixels in a few bytes',
      'bomb.png',
      bomb(16_000, 16_000),
      /^is 16000 x 16000 px: more than 100 megapixels$/,
    ],
    ['900 megapixels', 'huge.png', bomb(30_000, 30_000), /^is 30000 x 30000 px: no side may have more than 16383$/],
    ['the same as GIF', 'bomb.gif', tiny, /^is 16384 x 15872 px: no side may have more than 16383$/],
    ['a line', 'line.png', bomb(1, 60_000), /^is 1 x 60000 px: no side may have more than 16383$/],
    ['SVG', 'logo.png', SVG, /^is an SVG by its content/],
    [
      'SVG behind a declaration',
      'logo.jpg',
      `\ufeff\n<?xml version="1.0"?><!DOCTYPE svg>${SVG}`,
      /^is an SVG by its content/,
    ],
    ['text', 'text.jpg', 'no picture', /^is not a picture: JPEG, PNG/],
    ['PDF', 'paper.png', '%PDF-1.7', /^is not a picture/],
    ['nothing', 'empty.png', '', /^is not a picture/],
  ];

  test.each(cases)('%s is refused before it is decoded', async (_, name, content, reason) => {
    const file = join(await temporaryFolder(), name);
    await writeFile(file, content);
    await expect(checkPicture(file)).rejects.toThrow(reason);
    const problems = new Problems();
    expect(
      await measureAll(
        [{ file: name, source: file, alt: {}, focal: [0.5, 0.5], credit: '' }],
        problems,
        () => undefined,
      ),
    ).toEqual([]);
    expect(problems.errors).toEqual([
      expect.objectContaining({ file: `media/${name}`, message: expect.stringMatching(reason) as string }),
    ]);
  });

  test('60 MB of anything are refused without being read', async () => {
    const file = join(await temporaryFolder(), 'novel.png');
    await writeFile(file, '');
    await truncate(file, 60_000_000);
    await expect(checkPicture(file)).rejects.toThrow('is larger than 50 MB');
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)(
    'control: a good %s is taken, whatever its name',
    async (format) => {
      const file = join(await temporaryFolder(), 'good.png');
      const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#cc3300' } })
        .toFormat(format)
        .toBuffer();
      await writeFile(file, bytes);
      expect(await checkPicture(file)).toEqual({ width: 40, height: 30 });
      const [measured] = await measureAll(
        [{ file: 'good.png', source: file, alt: {}, focal: [0.5, 0.5], credit: '' }],
        new Problems(),
        () => undefined,
      );
      expect(measured?.measured).toMatchObject({
        width: 40,
        height: 30,
        hash: createHash('sha256').update(bytes).digest('hex'),
      });
    },
  );
});
