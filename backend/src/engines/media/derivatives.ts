import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { SiteError, type IMAGE_FORMATS } from '@vestibule/contracts';
import { FairQueue } from '@vestibule/contracts/server/fair-queue';
import sharp, { type Sharp } from 'sharp';

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
  /**
   * Path of the file, which is created when missing. Rejects when the original cannot be read, and with 503 where too
   * much waits to be made.
   */
  get: (wanted: Wanted, asker: Asker) => Promise<string>;
}

/**
 * One picture at a time, and not by all cores: a site that has just started makes dozens of them while it must answer
 * its first visitors.
 */
const MAX_JOBS = 1;
/** Seconds after which a refused picture is worth asking for again. */
const RETRY_AFTER = 5;
const busy = () =>
  new SiteError('unavailable', 503, 'Too much is waiting already. Please try again', { retryAfter: RETRY_AFTER });
/**
 * The gateway has 64 connections for pictures: what waits to be made leaves some for those that are there. A page with
 * pictures that nobody has seen yet asks for about as many as one client may have waiting.
 */
const BOUNDS = { places: () => MAX_JOBS, perClient: 24, total: 44, maxWaitMs: 20_000, refusal: busy };
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

/** Who asks for a picture. */
interface Asker {
  readonly client: string;
  /** Ends when nobody waits for the picture any more. */
  readonly signal?: AbortSignal;
}
interface Flight {
  readonly path: Promise<string>;
  /** Asks on behalf of one more; the picture is not made where all of them have gone. */
  readonly join: (signal: AbortSignal | undefined) => void;
}

/** Sized pictures, cached in `folder`. Concurrent requests for one create it once; one that is there never waits. */
export function createDerivatives(folder: string): Derivatives {
  const queue = new FairQueue(BOUNDS);
  const flying = new Map<string, Flight>();
  return {
    async get(wanted, { client, signal }) {
      const target = join(folder, wanted.hash.slice(0, 2), `${wanted.hash}-${wanted.width}.${wanted.format}`);
      if (await exists(target)) return target;
      const flight = flying.get(target) ?? begin(wanted, target, client);
      flight.join(signal);
      return flight.path;
    },
  };

  function begin(wanted: Wanted, target: string, client: string): Flight {
    const left = new AbortController();
    let askers = 0;
    const leave = () => {
      askers -= 1;
      if (askers === 0) left.abort();
    };
    const path = queue
      .run(() => make(wanted, target), { client, signal: left.signal })
      .then(() => target)
      .finally(() => flying.delete(target));
    const flight: Flight = {
      path,
      join: (signal) => {
        askers += 1;
        if (signal?.aborted === true) leave();
        else signal?.addEventListener('abort', leave, { once: true });
      },
    };
    flying.set(target, flight);
    return flight;
  }
}
