import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { SiteError, type IMAGE_FORMATS } from '@vestibule/contracts';
import { FairQueue } from '@vestibule/contracts/server/fair-queue';
import { sizedPicture } from '@vestibule/contracts/server/sized-picture';
import sharp, { type Sharp } from 'sharp';

type ImageFormat = (typeof IMAGE_FORMATS)[number];
interface Wanted {
  /** Finds the original on this machine; called only for missing derivatives. */
  readonly source: () => Promise<string>;
  /** SHA-256 of the original, so that a derivative never outlives its original. */
  readonly hash: string;
  /** Requested width in px; never more than the original's width. */
  readonly width: number;
  readonly format: ImageFormat;
}
/** A sized picture. */
interface Derivative {
  readonly path: string;
  readonly format: ImageFormat;
  /** It stands in for the requested one, which is being made. */
  readonly isInterim: boolean;
}
export interface Derivatives {
  /**
   * The file, which is created when missing. An AVIF takes several times as long as a WebP: while it is made, requests
   * get the WebP, as browsers that read the one read the other. Rejects when the original cannot be read, and with 503
   * where too many pictures wait to be made.
   */
  get: (wanted: Wanted, asker: Asker) => Promise<Derivative>;
  /** Makes nothing for those who ask later any more; resolves when no file is being written. */
  close: () => Promise<void>;
}

/**
 * One picture at a time, and not by all cores: a site that has just started makes dozens of them while it must serve
 * its first visitors.
 */
const MAX_JOBS = 1;
/** Seconds after which a refused picture is worth asking for again. */
const RETRY_AFTER = 5;
const busy = () =>
  new SiteError('unavailable', 503, 'Too much is waiting already. Please try again', { retryAfter: RETRY_AFTER });
/**
 * The gateway has 64 connections for pictures: pictures that wait to be made leave some for existing ones. A page with
 * new pictures requests about as many as one client may have waiting.
 */
const BOUNDS = { places: () => MAX_JOBS, perClient: 24, total: 44, maxWaitMs: 20_000, refusal: busy };
sharp.concurrency(Math.max(1, availableParallelism() - 1));

/** avif: effort 2 of 9, as dozens of them are made at once; quality 50 looks like a JPEG of 80. */
function encode(image: Sharp, format: ImageFormat): Sharp {
  if (format === 'avif') return image.avif({ effort: 2, quality: 50 });
  if (format === 'webp') return image.webp({ effort: 3, quality: 76 });
  if (format === 'png') return image.png({ palette: true, quality: 80 });
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: 80, mozjpeg: true });
}

/** In about half the time that `encode` takes for a WebP. */
const encodeInterim = (image: Sharp): Sharp => image.webp({ effort: 0, quality: 76 });

async function make({ source, width }: Wanted, target: string, encoded: (image: Sharp) => Sharp): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  const temporary = `${target}.${randomUUID()}.new`;
  try {
    const image = sharp(await source())
      .autoOrient()
      .resize({ width, withoutEnlargement: true });
    await encoded(image).toFile(temporary);
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

/** The client that requests a picture. */
interface Asker {
  readonly client: string;
  /** Ends when no client waits for the picture any more. */
  readonly signal?: AbortSignal;
}
interface Flight {
  readonly path: Promise<string>;
  /** Asks on behalf of one more; the picture is not made where all of them have gone. */
  readonly join: (signal: AbortSignal | undefined) => void;
}

/** Queue of pictures that are made ahead: no client waits for them. */
const NEXT = 'next';
/** A client may be reading a file that stood in for another until then. */
const INTERIM_MS = 60_000;

/** Sized pictures, cached in `folder`. Concurrent requests for one create it once; one that is there never waits. */
export function createDerivatives(folder: string): Derivatives {
  const queue = new FairQueue(BOUNDS);
  const flying = new Map<string, Flight>();
  const closed = new AbortController();
  const made = (path: string, format: ImageFormat): Derivative => ({ path, format, isInterim: false });
  return {
    async get(wanted, asker) {
      const { hash, width, format } = wanted;
      const place = sizedPicture(hash, width, format);
      const target = join(folder, place.folder, place.name);
      if (await exists(target)) return made(target, format);
      if (format !== 'avif')
        return made(await fly(target, asker, () => make(wanted, target, (image) => encode(image, format))), format);
      const path = `${target}.webp`;
      if (!(await exists(path))) await fly(path, asker, () => make(wanted, path, encodeInterim));
      makeForNext(wanted, target, path);
      return { path, format: 'webp', isInterim: true };
    },
    async close() {
      closed.abort();
      await Promise.allSettled([...flying.values()].map((flight) => flight.path));
    },
  };

  /** In turn with other requests of this client, and together with requests for the same picture. */
  function fly(target: string, { client, signal }: Asker, create: () => Promise<void>): Promise<string> {
    const flight = flying.get(target) ?? begin(target, client, create);
    flight.join(signal);
    return flight.path;
  }

  /** After all pictures with waiting clients; where too many wait, it is made at a later request. */
  function makeForNext(wanted: Wanted, target: string, interim: string): void {
    if (flying.has(target)) return;
    const create = async () => {
      await make(wanted, target, (image) => encode(image, wanted.format));
      setTimeout(() => void rm(interim, { force: true }), INTERIM_MS).unref();
    };
    const path = queue.run(create, { client: NEXT, signal: closed.signal }).then(() => target);
    const end = () => void flying.delete(target);
    path.then(end, end);
    flying.set(target, { path, join: () => undefined });
  }

  function begin(target: string, client: string, create: () => Promise<void>): Flight {
    const left = new AbortController();
    let askers = 0;
    const leave = () => {
      askers -= 1;
      if (askers === 0) left.abort();
    };
    const path = queue
      .run(create, { client, signal: left.signal, isFirst: true })
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
