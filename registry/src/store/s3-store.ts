import { DeleteObjectsCommand, GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client, S3ServiceException, type S3ClientConfig } from '@aws-sdk/client-s3';
import { StoreConflict, type ObjectStore, type PutOptions, type StoredObject } from './object-store';

export interface S3StoreOptions {
  readonly bucket: string;
  /** Begins every key; empty or ending with `/`. */
  readonly prefix: string;
  /** Endpoint, region and credentials; the SDK's own variables (AWS_REGION, AWS_ENDPOINT_URL_S3, AWS_ACCESS_KEY_ID …) otherwise. */
  readonly client?: S3ClientConfig;
}

/** S3 deletes this many objects in one call at most. */
const DELETE_BATCH = 1000;

/**
 * Objects in an S3-compatible bucket. Moving a pointer safely needs conditional writes (`If-Match`), which Amazon S3, MinIO,
 * Cloudflare R2 and Scaleway have.
 */
export class S3Store implements ObjectStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor({ bucket, prefix, client = {} }: S3StoreOptions) {
    // Trailing checksums are newer than many compatible servers.
    this.#client = new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED', responseChecksumValidation: 'WHEN_REQUIRED', ...client });
    this.#bucket = bucket;
    this.#prefix = prefix;
  }

  async get(key: string): Promise<StoredObject | undefined> {
    try {
      const { Body, ETag } = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: this.#prefix + key }));
      return { body: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag ?? '' };
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
      throw error;
    }
  }

  async put(key: string, body: Uint8Array, { ifEtag }: PutOptions = {}): Promise<void> {
    const condition = ifEtag === undefined ? {} : ifEtag === null ? { IfNoneMatch: '*' } : { IfMatch: ifEtag };
    try {
      await this.#client.send(new PutObjectCommand({ Bucket: this.#bucket, Key: this.#prefix + key, Body: body, ...condition }));
    } catch (error) {
      // 409: two conditional writes at the same moment.
      if (ifEtag !== undefined && [404, 409, 412].includes(statusOf(error))) throw new StoreConflict(key);
      throw error;
    }
  }

  async list(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    let token: string | undefined;
    do {
      const page = await this.#client.send(new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: this.#prefix + prefix, ...(token && { ContinuationToken: token }) }));
      for (const { Key } of page.Contents ?? []) if (Key) keys.push(Key.slice(this.#prefix.length));
      token = page.NextContinuationToken;
    } while (token);
    return keys.sort();
  }

  async delete(keys: readonly string[]): Promise<void> {
    for (let at = 0; at < keys.length; at += DELETE_BATCH) {
      const Objects = keys.slice(at, at + DELETE_BATCH).map((key) => ({ Key: this.#prefix + key }));
      await this.#client.send(new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects } }));
    }
  }

  close(): void {
    this.#client.destroy();
  }
}

const statusOf = (error: unknown): number => (error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0);
