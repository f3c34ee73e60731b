import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { notFound, SiteError } from '@vestibule/contracts';
import { s3Client } from '@vestibule/registry/store/s3-client';
import type { S3StoreOptions } from '@vestibule/registry/store/s3-store';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MediaStore, StoredFile } from './media-store';

/**
 * Contents in an S3-compatible bucket, under their hashes: an object never changes, so that a copy on this machine,
 * made at its first request, is right for ever and can be deleted at any time.
 */
export class BucketMedia implements MediaStore {
  readonly incoming: string;
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;
  readonly #sizes = new Map<string, number>();
  readonly #fetching = new Map<string, Promise<string>>();

  /** @param copies folder for copies on this machine */
  constructor({ bucket, prefix, client = {} }: S3StoreOptions, copies: string) {
    this.#client = s3Client(client);
    this.#bucket = bucket;
    this.#prefix = prefix;
    this.incoming = copies;
  }

  async path({ hash }: StoredFile): Promise<string> {
    const copy = this.#copyOf(hash);
    if (await isFile(copy)) return copy;
    const fetching = this.#fetching.get(hash) ?? this.#fetch(hash, copy).finally(() => this.#fetching.delete(hash));
    this.#fetching.set(hash, fetching);
    return fetching;
  }

  async size({ hash }: StoredFile): Promise<number> {
    const known = this.#sizes.get(hash);
    if (known !== undefined) return known;
    const size = await this.#ask(() => this.#client.send(new HeadObjectCommand(this.#object(hash)))).then(
      ({ ContentLength = 0 }) => ContentLength,
      (error: unknown) => {
        if (error instanceof SiteError && error.status === 404) return undefined;
        throw error;
      },
    );
    if (size !== undefined) this.#sizes.set(hash, size);
    return size ?? 0;
  }

  async take(stored: StoredFile, path: string): Promise<void> {
    await this.copy(stored, path);
    await rename(path, this.#copyOf(stored.hash));
  }

  async copy(stored: StoredFile, path: string): Promise<void> {
    const { size } = await stat(path);
    if ((await this.size(stored)) === size) return;
    const content = { ...this.#object(stored.hash), Body: createReadStream(path), ContentLength: size };
    await this.#ask(() => this.#client.send(new PutObjectCommand(content)));
    this.#sizes.set(stored.hash, size);
  }

  async gone({ hash }: StoredFile, after: StoredFile | undefined, isShared: boolean): Promise<void> {
    if (isShared || after?.hash === hash) return;
    this.#sizes.delete(hash);
    await rm(this.#copyOf(hash), { force: true });
    await this.#ask(() => this.#client.send(new DeleteObjectCommand(this.#object(hash))));
  }

  async #fetch(hash: string, copy: string): Promise<string> {
    await mkdir(this.incoming, { recursive: true });
    const temporary = `${copy}.${randomUUID()}.new`;
    try {
      await this.#ask(async () => {
        const file = await open(temporary, 'wx');
        try {
          const { Body } = await this.#client.send(new GetObjectCommand(this.#object(hash)));
          await pipeline(Body as Readable, file.createWriteStream());
        } finally {
          await file.close();
        }
      });
      await rename(temporary, copy);
      return copy;
    } finally {
      await rm(temporary, { force: true });
    }
  }

  async #ask<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } catch (error) {
      const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
      if (status === 404) throw notFound('There is no such file');
      throw new SiteError('unavailable', 503, `The bucket of the library does not respond: ${String(error)}`, {
        cause: error,
      });
    }
  }

  #object(hash: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.#bucket, Key: `${this.#prefix}${hash}` };
  }

  #copyOf(hash: string): string {
    return join(this.incoming, hash);
  }
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
