import type { FastifyInstance } from 'fastify';
import type { Compositions } from './compositions/compositions';

/** Tells open pages of a developer when another composition is live. */
export function liveReload(app: FastifyInstance, compositions: Compositions): void {
  app.get('/_dev/reload', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write('retry: 500\n\n');
    const forget = compositions.onSwitch(({ composition }) => reply.raw.write(`data: ${composition.id}\n\n`));
    request.raw.once('close', forget);
  });
}
