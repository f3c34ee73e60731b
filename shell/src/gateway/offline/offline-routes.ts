import { isLanguage, type Settings } from '@vestibule/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { join } from 'node:path';
import type { KeptAnswer } from '../kept-answer';
import { offlineDocument, offlinePolicy } from './offline-document';
import { offlineParts } from './offline-parts';
import { RETIRED_WORKER } from './retired-worker';
import { workerScript } from './worker-script';

export interface OfflineOptions {
  /** False: browsers get a worker that takes itself away. */
  readonly enabled: boolean;
  readonly shellDist: string;
  /** Version of the shell that visitors get now. */
  readonly shell: () => string;
  readonly settings: Pick<KeptAnswer<Settings>, 'get'>;
}

/** What the worker itself may do: ask this site, and load nothing. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

/** The service worker (spec/000 §7), and the pages that it keeps for when there is no network. */
export function offlineRoutes(app: FastifyInstance, { enabled, shellDist, shell, settings }: OfflineOptions): void {
  const parts = async () => offlineParts(shellDist, shell(), await settings.get());

  app.get('/sw.js', async (request, reply) => {
    if (!enabled) return sendWorker(reply, RETIRED_WORKER);
    try {
      return sendWorker(reply, await workerScript(join(shellDist, shell()), await parts()));
    } catch (error) {
      // A shell of before, or no settings: a browser keeps the worker it has.
      request.log.warn({ error: String(error) }, 'the service worker cannot be had');
      return reply.code(503).header('cache-control', 'no-store').send({ code: 'unavailable', message: 'There is no worker at the moment' });
    }
  });

  app.get<{ Params: { lang: string } }>('/offline/:lang', async (request, reply) => {
    const { lang } = request.params;
    if (!isLanguage(lang)) return reply.code(404).send({ code: 'not_found', message: 'The site does not have that language' });
    const known = await parts();
    return reply.header('cache-control', 'no-cache').header('content-security-policy', offlinePolicy(known)).type('text/html; charset=utf-8').send(offlineDocument(lang, known));
  });
}

const sendWorker = (reply: FastifyReply, script: string) =>
  reply
    .header('cache-control', 'no-cache')
    .header('service-worker-allowed', '/')
    .header('content-security-policy', WORKER_POLICY)
    .header('cross-origin-resource-policy', 'same-origin')
    .type('text/javascript; charset=utf-8')
    .send(script);
