import {
  DeleteObjectsCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  S3ServiceException,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { s3Client } from './s3-client';
import { StoreConflict, StoreError, type ObjectStore, type PutOptions, type StoredObject } from './object-store';

export interface S3StoreOptions {
  readonly bucket: string;
  /** Begins every key; empty or ending with `/`. */
  readonly prefix: string;
  /**
   * Endpoint, region and credentials; the SDK's own variables (AWS_REGION, AWS_ENDPOINT_URL_S3, AWS_ACCESS_KEY_ID …)
   * otherwise.
   */
  readonly client?: S3ClientConfig;
}

/** Status codes of a refused conditional write; 409: two of them at the same moment. */
const CONFLICTS = [404, 409, 412];
/** S3 deletes this many objects in one call at most. */
const DELETE_BATCH = 1000;

/**
 * Objects in an S3-compatible bucket. Moving a pointer safely needs conditional writes (`If-Match`), which Amazon S3,
 * MinIO, Cloudflare R2 and Scaleway have.
 */
export class S3Store implements ObjectStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor({ bucket, prefix, client = {} }: S3StoreOptions) {
    this.#client = s3Client(client);
    this.#bucket = bucket;
    this.#prefix = prefix;
  }

  async get(key: string): Promise<StoredObject | undefined> {
    try {
      const { Body, ETag } = await this.#said(() =>
        this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: this.#prefix + key })),
      );
      return { body: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag ?? '' };
    } catch (error) {
      if (statusOf(error) === 404) return undefined;
      throw error;
    }
  }

  async put(key: string, body: Uint8Array, { ifEtag }: PutOptions = {}): Promise<void> {
    const condition = ifEtag === undefined ? {} : ifEtag === null ? { IfNoneMatch: '*' } : { IfMatch: ifEtag };
    try {
      await this.#put(key, body, condition);
    } catch (error) {
      if (ifEtag === undefined || !CONFLICTS.includes(statusOf(error))) throw error;
      if (ifEtag === null || (await this.get(key))?.etag !== ifEtag) throw new StoreConflict(key);
      // Refused though the object is the expected one: some servers compare without the quotes that they send.
      await this.#put(key, body, { IfMatch: ifEtag.replaceAll('"', '') }).catch((again: unknown) => {
        throw CONFLICTS.includes(statusOf(again)) ? new StoreConflict(key) : again;
      });
    }
  }

  async list(prefix: string): Promise<string[]> {
    return (await this.#listed(prefix)).map(({ key }) => key);
  }

  async listOlder(prefix: string, before: Date): Promise<string[]> {
    return (await this.#listed(prefix)).flatMap(({ key, at }) => (at && at < before ? [key] : []));
  }

  async #listed(prefix: string): Promise<{ key: string; at: Date | undefined }[]> {
    const found: { key: string; at: Date | undefined }[] = [];
    let token: string | undefined;
    do {
      const input = { Bucket: this.#bucket, Prefix: this.#prefix + prefix, ...(token && { ContinuationToken: token }) };
      const page = await this.#said(() => this.#client.send(new ListObjectsV2Command(input)));
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key) found.push({ key: Key.slice(this.#prefix.length), at: LastModified });
      token = page.NextContinuationToken;
    } while (token);
    return found.sort((a, b) => (a.key < b.key ? -1 : 1));
  }

  async delete(keys: readonly string[]): Promise<void> {
    for (let at = 0; at < keys.length; at += DELETE_BATCH) {
      const Objects = keys.slice(at, at + DELETE_BATCH).map((key) => ({ Key: this.#prefix + key }));
      await this.#said(() =>
        this.#client.send(new DeleteObjectsCommand({ Bucket: this.#bucket, Delete: { Objects } })),
      );
    }
  }

  close(): void {
    this.#client.destroy();
  }

  async #put(key: string, Body: Uint8Array, condition: { IfMatch?: string; IfNoneMatch?: string }): Promise<void> {
    await this.#said(() =>
      this.#client.send(new PutObjectCommand({ Bucket: this.#bucket, Key: this.#prefix + key, Body, ...condition })),
    );
  }

  /** The SDK says "UnknownError" of every response that is not XML, and of a refused connection its code alone. */
  async #said<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } catch (error) {
      const status = error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;
      throw new StoreError(`${await this.#address()} ${whatHappened(error)}`, status, error);
    }
  }

  async #address(): Promise<string> {
    const endpoint = await this.#client.config.endpoint?.();
    const port = endpoint?.port === undefined ? '' : `:${endpoint.port}`;
    return `s3://${this.#bucket}/${this.#prefix}${endpoint ? ` at ${endpoint.protocol}//${endpoint.hostname}${port}` : ''}`;
  }
}

const statusOf = (error: unknown): number => (error instanceof StoreError ? error.status : 0);

function whatHappened(error: unknown): string {
  if (!(error instanceof Error)) return `failed: ${String(error)}`;
  if (!(error instanceof S3ServiceException))
    return `cannot be reached: ${error.message.replace(/^AWS SDK error wrapper for (?:Error: )?/, '') || ('code' in error ? String(error.code) : error.name)}`;
  const { name, message, $metadata } = error;
  const words = [name, message].filter((word) => word && word !== 'UnknownError');
  return `answered ${$metadata.httpStatusCode ?? 'nothing'}${words.length > 0 ? ` (${[...new Set(words)].join(': ')})` : ''}`;
}
