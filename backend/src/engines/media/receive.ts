import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SiteError } from '@vestibule/contracts';
import type { Upload } from '../../platform/server/upload';

/** A file that has come in whole, under a name that no address leads to. */
export interface Received {
  readonly path: string;
  /** SHA-256 of its bytes. */
  readonly hash: string;
  readonly bytes: number;
}

const tooLarge = (most: number) =>
  new SiteError('too_large', 413, `The file is larger than ${most / 1e6} MB`, { field: 'file' });

/**
 * Hands an upload to `use` as a file in `folder`, which is gone afterwards unless it has been moved away. Throws
 * `too_large` for more bytes than it may have, `validation` for none; one that breaks off leaves nothing behind.
 */
export async function receive<T>(
  { stream, most }: Omit<Upload, 'name'>,
  folder: string,
  use: (received: Received) => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, `.${randomUUID()}.upload`);
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(bytes > most ? tooLarge(most) : null, chunk);
    },
  });
  try {
    // Opened before anything is read: a stream that still opens its file makes it after it has been removed.
    const file = await open(path, 'wx');
    await pipeline(stream, count, file.createWriteStream());
    if (bytes === 0) throw new SiteError('validation', 400, 'The file is empty', { field: 'file' });
    return await use({ path, hash: hash.digest('hex'), bytes });
  } finally {
    await rm(path, { force: true });
  }
}
