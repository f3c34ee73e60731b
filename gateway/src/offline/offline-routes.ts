import { isLanguage, type Settings } from '@vestibule/contracts';
import type { FastifyInstance } from 'fastify';
import { join } from 'node:path';
import type { CachedAnswer } from '../http/cached-answer';
import { sendStored } from '../cache/send-stored';
import { offlineDocument, offlinePolicy } from './offline-document';
import { offlineParts } from './offline-parts';
import { RETIRED_WORKER } from './retired-worker';
import { StoredWorker } from './stored-worker';
import { workerScript } from './worker-script';

export interface OfflineOptions {
  /** False: browsers get a worker that takes itself away. */
  readonly enabled: boolean;
  readonly shellDist: string;
  /** Version of the shell that visitors get now. */
  readonly shell: () => string;
  readonly settings: Pick<CachedAnswer<Settings>, 'get'>;
}

const WORKER_HEADERS = {
  'service-worker-allowed': '/',
  // What the worker itself may do: ask this site, and load nothing.
  'content-security-policy': "default-src 'none'; connect-src 'self'",
  'cross-origin-resource-policy': 'same-origin',
};

/**
 * The service worker (docs/behaviour/frame.md#service-worker), and the pages that it stores for when there is no
 * network.
 */
export function offlineRoutes(app: FastifyInstance, { enabled, shellDist, shell, settings }: OfflineOptions): void {
  const parts = async () => offlineParts(shellDist, shell(), await settings.get());

  const stored = new StoredWorker();

  app.get('/sw.js', async (request, reply) => {
    try {
      const worker = await stored.of(
        enabled ? await workerScript(join(shellDist, shell()), await parts()) : RETIRED_WORKER,
      );
      return sendStored(request, reply, worker, {
        keep: 'shared',
        nonce: '',
        type: 'text/javascript; charset=utf-8',
        headers: WORKER_HEADERS,
      });
    } catch (error) {
      // A shell of before, or no settings: a browser keeps the worker it has.
      request.log.warn({ error: String(error) }, 'the service worker cannot be had');
      return reply
        .code(503)
        .header('cache-control', 'no-store')
        .send({ code: 'unavailable', message: 'There is no worker at the moment' });
    }
  });

  app.get<{ Params: { lang: string } }>('/offline/:lang', async (request, reply) => {
    const { lang } = request.params;
    if (!isLanguage(lang))
      return reply.code(404).send({ code: 'not_found', message: 'The site does not have that language' });
    const known = await parts();
    return reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', offlinePolicy(known))
      .type('text/html; charset=utf-8')
      .send(offlineDocument(lang, known));
  });
}
