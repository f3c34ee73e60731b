import { SiteError } from '@vestibule/contracts';
import { MAX_POST } from '@vestibule/contracts/worker/messages';
import { clientNetwork } from '@vestibule/contracts/client-network';
import { MAX_FORM_FILE_BYTES } from '@vestibule/contracts/form-files';
import type { FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { ArrivingBodies, type ArrivingBody } from './arriving-bodies';

export interface BodyLimits {
  /** How large a body may be, in bytes. */
  readonly bytes: number;
  /** How long it may take to arrive, in ms. */
  readonly deadlineMs: number;
  /** Bodies of more than `SMALL_BYTES` that may be on their way at once, from one client and from all of them. */
  readonly perClient: number;
  readonly places: number;
}

/**
 * Limit of the backend's bodies; a minute's worth of the slowest phone is less than the deadline; half a class may send
 * from one address.
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

/** Up to here a body is small: a cart, a login, an order. */
export const SMALL_BYTES = 16_384;
/** Small bodies in memory are 64 MB at most. */
const SMALL = { perClient: 64, places: 4096 };

/**
 * Reads request bodies whole, before the backend gets them: a body that trickles in holds nothing but its own
 * connection. Every body begins as a small one and takes one of the few places for large ones when it has grown, so
 * that slow bodies delay no cart and no login.
 */
export class RequestBodies {
  readonly #limits: BodyLimits;
  readonly #small = new ArrivingBodies(SMALL);
  readonly #large: ArrivingBodies;

  constructor(limits: BodyLimits) {
    this.#limits = limits;
    this.#large = new ArrivingBodies(limits);
  }

  /** Rejects with 408, 413, 429 or 503. */
  read({ ip }: Pick<FastifyRequest, 'ip'>, payload: IncomingMessage): Promise<Buffer> {
    const { bytes, deadlineMs } = this.#limits;
    const chunks: Buffer[] = [];
    return new Promise<Buffer>((resolve, reject) => {
      const body: ArrivingBody = {
        client: clientNetwork(ip),
        since: performance.now(),
        bytes: 0,
        end: (error) => {
          clearTimeout(timer);
          this.#small.leave(body);
          this.#large.leave(body);
          if (error === undefined) return resolve(Buffer.concat(chunks));
          payload.pause();
          chunks.length = 0;
          return reject(error);
        },
      };
      const late = new SiteError('timeout', 408, `The request was not whole within ${deadlineMs} ms`);
      const timer = setTimeout(() => body.end(late), deadlineMs);
      payload.once('error', () => undefined);
      if (Number(payload.headers['content-length'] ?? 0) > bytes) return body.end(tooLarge(bytes));
      const refused = this.#small.enter(body);
      if (refused) return body.end(refused);
      payload.on('data', (chunk: Buffer) => {
        body.bytes += chunk.length;
        if (body.bytes > bytes) return body.end(tooLarge(bytes));
        if (body.bytes > SMALL_BYTES && this.#small.leave(body)) {
          const full = this.#large.enter(body);
          if (full) return body.end(full);
        }
        chunks.push(chunk);
      });
      payload.once('end', () => body.end());
      // The client has gone.
      payload.once('close', () => body.end(new SiteError('validation', 400, 'The request ended before it was whole')));
    });
  }
}

const tooLarge = (bytes: number) => new SiteError('too_large', 413, `A request may have ${bytes} bytes`);
