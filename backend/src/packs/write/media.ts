import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Database } from '../../platform/db/database';
import { media } from '../../platform/db/schema';
import { checkPicture } from '../../site/media/check-picture';
import type { MediaEntry } from '../read/read-media';
import type { Problems } from '../problems';
import { countRows, inBatches, takeGiven, wasInserted, type Count } from '../../platform/db/batches';

/**
 * What is measured of a picture. Sizes in px after its orientation is applied; `color` is the dominant colour
 * `#rrggbb`, with 00 behind it for a picture that can be seen through.
 */
export interface Measured {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

const hex = (value: number) => value.toString(16).padStart(2, '0');
const SMALL = 64;

/** Formats without an alpha channel are not decoded once more. */
async function canNotBeSeenThrough(bytes: Buffer): Promise<boolean> {
  const { hasAlpha } = await sharp(bytes).metadata();
  return !hasAlpha || (await sharp(bytes).stats()).isOpaque;
}

/** Measures a picture. Throws when it is none, or more than can be shown. */
export async function measure(file: string): Promise<Measured> {
  const { width, height } = await checkPicture(file);
  const bytes = await readFile(file);
  const small = await sharp(bytes)
    .autoOrient()
    .resize(SMALL, SMALL, { fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .png()
    .toBuffer();
  const { dominant } = await sharp(small).stats();
  const isOpaque = await canNotBeSeenThrough(bytes);
  return {
    hash: createHash('sha256').update(bytes).digest('hex'),
    width,
    height,
    color: `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}${isOpaque ? '' : '00'}`,
  };
}

export interface MeasuredEntry extends MediaEntry {
  readonly measured: Measured;
}

/** Measures every picture; one that cannot be read is a problem of its own file. */
export async function measureAll(
  entries: readonly MediaEntry[],
  problems: Problems,
  onProgress: (done: number) => void,
): Promise<MeasuredEntry[]> {
  const measured: MeasuredEntry[] = [];
  for (const [index, entry] of entries.entries()) {
    try {
      measured.push({ ...entry, measured: await measure(entry.source) });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      problems.error({
        file: `media/${entry.file}`,
        message: reason.startsWith('is ') ? reason : `is not a picture: ${reason}`,
      });
    }
    onProgress(index + 1);
  }
  return measured;
}

export async function writeMedia(db: Database, entries: readonly MeasuredEntry[]): Promise<Count> {
  const rows = entries.map(({ file, alt, credit, focal: [focalX, focalY], measured }) => ({
    file,
    alt,
    credit,
    focalX,
    focalY,
    ...measured,
  }));
  const set = takeGiven(media, ['id', 'file']);
  return countRows(
    await inBatches(rows, (batch) =>
      db
        .insert(media)
        .values(batch)
        .onConflictDoUpdate({ target: media.file, set })
        .returning({ created: wasInserted }),
    ),
  );
}

/** Copies pictures and recordings to `dataDir/media`, each whole or not at all. */
export async function copyMedia(
  entries: readonly Pick<MediaEntry, 'file' | 'source'>[],
  dataDir: string,
): Promise<void> {
  const target = join(dataDir, 'media');
  await mkdir(target, { recursive: true });
  for (const { file, source } of entries) {
    const temporary = join(target, `.${file}.new`);
    await copyFile(source, temporary);
    await rename(temporary, join(target, file));
  }
}
