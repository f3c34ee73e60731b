import type { FastifyInstance } from 'fastify';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A stream of events as a browser has it open. */
export interface OpenStream {
  /** The next message. */
  readonly next: () => Promise<string>;
  readonly close: () => void;
}

/** Opens a stream of an app that listens. */
export function openStream(
  app: FastifyInstance,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): OpenStream {
  const said: string[] = [];
  let waiting: ((message: string) => void) | undefined;
  const { port } = app.server.address() as AddressInfo;
  const request = get({ port, host: '127.0.0.1', path, headers: { ...headers } }, (response) => {
    response.on('error', () => undefined);
    response.on('data', (chunk: Buffer) => {
      for (const [, message = ''] of chunk.toString().matchAll(/^data: (.+)$/gm)) {
        if (waiting) waiting(message);
        else said.push(message);
        waiting = undefined;
      }
    });
  });
  request.on('error', () => undefined);
  return {
    next: () => {
      const message = said.shift();
      return message === undefined ? new Promise((resolve) => (waiting = resolve)) : Promise.resolve(message);
    },
    close: () => request.destroy(),
  };
}
