import { MAX_POST, SiteError } from '@vestibule/contracts';
import { clientNetwork } from '@vestibule/contracts/client-network';
import { MAX_FORM_FILE_BYTES } from '@vestibule/contracts/form-files';
import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';

export interface BodyLimits {
  /** How large a body may be, in bytes. */
  readonly bytes: number;
  /** How long it may take to arrive, in ms. */
  readonly deadlineMs: number;
  /** Bodies that may be on their way at once, from one client and from all of them. */
  readonly perClient: number;
  readonly places: number;
}

/**
 * What the backend takes at most; a minute's worth of the slowest phone is less than the deadline; half a class may
 * send from one address.
 */
export const BODY_LIMITS: BodyLimits = { bytes: 1_048_576, deadlineMs: 15_000, perClient: 32, places: 256 };

/**
 * Bodies with a file of a form: held in memory until they are whole, so few at once. The deadline fits a file of 10 MB
 * on a slow mobile network.
 */
export const FILE_LIMITS: BodyLimits = {
  bytes: MAX_FORM_FILE_BYTES + MAX_POST,
  deadlineMs: 90_000,
  perClient: 2,
  places: 8,
};

/**
 * Reads request bodies whole, before the backend hears of them: a body that trickles in holds nothing but its own
 * connection.
 */
export class RequestBodies {
  readonly #limits: BodyLimits;
  readonly #reading = new Map<string, number>();
  #all = 0;

  constructor(limits: BodyLimits) {
    this.#limits = limits;
  }

  /** Rejects with 408, 413, 429 or 503. */
  async read({ ip }: Pick<FastifyRequest, 'ip'>, payload: IncomingMessage): Promise<Buffer> {
    const client = clientNetwork(ip);
    const reading = this.#reading.get(client) ?? 0;
    if (reading >= this.#limits.perClient)
      throw new SiteError('rate_limited', 429, 'Too many requests that are not whole yet');
    if (this.#all >= this.#limits.places)
      throw new SiteError('unavailable', 503, 'Too many requests that are not whole yet');
    this.#reading.set(client, reading + 1);
    this.#all += 1;
    try {
      return await this.#readAll(payload);
    } finally {
      this.#all -= 1;
      const left = (this.#reading.get(client) ?? 1) - 1;
      if (left > 0) this.#reading.set(client, left);
      else this.#reading.delete(client);
    }
  }

  #readAll(payload: IncomingMessage): Promise<Buffer> {
    const { bytes, deadlineMs } = this.#limits;
    const chunks: Buffer[] = [];
    let length = 0;
    return new Promise<Buffer>((resolve, reject) => {
      const fail = (error: SiteError) => {
        payload.pause();
        reject(error);
      };
      if (Number(payload.headers['content-length'] ?? 0) > bytes) return fail(tooLarge(bytes));
      const timer = setTimeout(
        () => fail(new SiteError('timeout', 408, `The request was not whole within ${deadlineMs} ms`)),
        deadlineMs,
      );
      payload.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > bytes) fail(tooLarge(bytes));
        else chunks.push(chunk);
      });
      payload.once('end', () => {
        clearTimeout(timer);
        resolve(Buffer.concat(chunks));
      });
      // The client has gone.
      payload.once('close', () => {
        clearTimeout(timer);
        reject(new SiteError('validation', 400, 'The request ended before it was whole'));
      });
      payload.once('error', () => undefined);
    });
  }
}

const tooLarge = (bytes: number) => new SiteError('too_large', 413, `A request may have ${bytes} bytes`);
