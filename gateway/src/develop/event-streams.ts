import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How long a browser waits before it asks again when the stream breaks, in ms. */
const RETRY_MS = 500;

/** Server-sent events of one gateway; they end with it, or it would never end. */
export class EventStreams {
  readonly #open = new Set<() => void>();

  constructor(app: FastifyInstance) {
    app.addHook('preClose', async () => {
      for (const end of this.#open) end();
    });
  }

  /** Begins a stream. `start` gets the function that sends one message, and returns the stop function. */
  open(request: FastifyRequest, reply: FastifyReply, start: (send: (message: string) => void) => () => void): void {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(`retry: ${RETRY_MS}\n\n`);
    const stop = start((message) => reply.raw.write(`data: ${message}\n\n`));
    const end = () => reply.raw.end();
    this.#open.add(end);
    request.raw.once('close', () => {
      this.#open.delete(end);
      stop();
    });
  }
}
