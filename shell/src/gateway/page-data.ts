import type { FastifyInstance } from 'fastify';
import type { Compositions } from './compositions';
import { readPageRequest } from './page-request';
import type { RenderService } from './render-service';
import { sendStored } from './send-stored';

export const DATA_PREFIX = '/_data/';

/**
 * The data of a page for a browser that has the frame already: loaders run here, next to the data, and one cached answer holds the
 * page and all its slots. Only for the live composition: a tab with older code would not understand newer data, gets 409, and runs
 * its own loaders.
 */
export function pageData(app: FastifyInstance, compositions: Compositions, renders: RenderService): void {
  app.get<{ Params: { composition: string; '*': string } }>(`${DATA_PREFIX}:composition/*`, async (request, reply) => {
    const { composition } = request.params;
    if (composition !== compositions.live.composition.id)
      return reply.code(409).header('cache-control', 'no-store').send({ code: 'conflict', message: 'Another composition is live' });
    const page = readPageRequest(request, request.url.slice(DATA_PREFIX.length + composition.length));
    const { page: answer, state } = await renders.page(page, 'data');
    reply.header('x-cache', state);
    return sendStored(request, reply, answer, { personal: page.cookie !== '', nonce: '', type: 'application/json; charset=utf-8' });
  });
}
