import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import type { IMAGE_FORMATS } from '@vestibule/contracts';
import sharp, { type Sharp } from 'sharp';
import { limit } from './limit';

type ImageFormat = (typeof IMAGE_FORMATS)[number];
interface Wanted {
  /** Finds the original on this machine; asked only for what is not there yet. */
  readonly source: () => Promise<string>;
  /** SHA-256 of the original, so that a derivative never outlives its original. */
  readonly hash: string;
  /** Width in px that was asked for; never more than the original's width. */
  readonly width: number;
  readonly format: ImageFormat;
}
export interface Derivatives {
  /** Path of the file, which is created when missing. Rejects when the original cannot be read. */
  get: (wanted: Wanted) => Promise<string>;
}

/**
 * One picture at a time, and not by all cores: a site that has just started makes dozens of them while it must answer
 * its first visitors.
 */
const MAX_JOBS = 1;
sharp.concurrency(Math.max(1, availableParallelism() - 1));

/** avif: effort 2 of 9, as a visitor waits for the first one; quality 50 looks like a JPEG of 80. */
function encode(image: Sharp, format: ImageFormat): Sharp {
  if (format === 'avif') return image.avif({ effort: 2, quality: 50 });
  if (format === 'webp') return image.webp({ effort: 3, quality: 76 });
  if (format === 'png') return image.png({ palette: true, quality: 80 });
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true });
}

async function make({ source, width, format }: Wanted, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const temporary = `${target}.${randomUUID()}.new`;
  try {
    await encode(
      sharp(await source())
        .autoOrient()
        .resize({ width, withoutEnlargement: true }),
      format,
    ).toFile(temporary);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

const exists = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** Sized pictures, cached in `folder`. Concurrent requests for one create it once. */
export function createDerivatives(folder: string): Derivatives {
  const inLine = limit(MAX_JOBS);
  const flying = new Map<string, Promise<string>>();
  return {
    async get(wanted) {
      const target = join(folder, wanted.hash.slice(0, 2), `${wanted.hash}-${wanted.width}.${wanted.format}`);
      const flight = flying.get(target);
      if (flight !== undefined) return flight;
      const started = (async () => {
        if (!(await exists(target))) await inLine(() => make(wanted, target));
        return target;
      })().finally(() => flying.delete(target));
      flying.set(target, started);
      return started;
    },
  };
}
