import proxy from '@fastify/http-proxy';
import { LANGUAGES, PURGE_HEADER, TAGS_HEADER, type ErrorBody } from '@vestibule/contracts';
import type { FastifyInstance } from 'fastify';
import { trailHeaders } from '../render/trail';

/** What the backend answers. Recordings have connections of their own: who listens holds one for minutes, and pictures do not wait for that. */
export const PROXIED = ['/api', '/pageeditor-api', '/media', '/media/audio', ...LANGUAGES.flatMap((lang) => [`/${lang}/api`, `/${lang}/pageeditor-api`])];
const UNAVAILABLE: ErrorBody = { code: 'unavailable', message: 'The service cannot be reached at the moment' };

/** Passes API calls and pictures to the backend; what an answer says has changed is purged before the answer goes on. */
export async function backendProxy(app: FastifyInstance, backendUrl: string, purge: (tags: readonly string[]) => Promise<void>): Promise<void> {
  for (const prefix of PROXIED) {
    await app.register(proxy, {
      upstream: backendUrl,
      prefix,
      rewritePrefix: prefix,
      undici: { connections: 64, headersTimeout: 30_000, bodyTimeout: 30_000 },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          ...trailHeaders(request.trail),
          host: request.headers.host ?? '',
          'x-forwarded-host': request.headers.host ?? '',
          'x-forwarded-proto': 'protocol' in request ? String(request.protocol) : 'http',
        }),
        rewriteHeaders: ({ [PURGE_HEADER]: _purge, [TAGS_HEADER]: _tags, ...headers }) => headers,
        onResponse: (_request, reply, answer) => {
          const header = 'headers' in answer ? (answer.headers as Record<string, string | string[] | undefined>)[PURGE_HEADER] : undefined;
          const tags = String(header ?? '')
            .split(',')
            .filter(Boolean);
          const stream = 'stream' in answer ? answer.stream : answer;
          void purge(tags).then(() => reply.send(stream));
        },
        onError: (reply) => {
          void reply.code(503).send(UNAVAILABLE);
        },
      },
    });
  }
}
