import { createHash } from 'node:crypto';
import type { CachedPage } from '../cache/page-cache';
import { plainBody } from '../cache/stored-body';

type Stored = Pick<CachedPage, 'status' | 'body' | 'etag'>;

/**
 * The worker's script as it is sent. Every browser that has it asks after each page whether it is new: it is compressed
 * once, and mostly answered by a 304.
 */
export class StoredWorker {
  #script = '';
  #stored: Stored | undefined;

  async of(script: string): Promise<Stored> {
    if (this.#stored && this.#script === script) return this.#stored;
    const etag = `W/"${createHash('sha256').update(script).digest('base64url').slice(0, 22)}"`;
    const stored = { status: 200, body: await plainBody(script), etag };
    this.#script = script;
    this.#stored = stored;
    return stored;
  }
}
