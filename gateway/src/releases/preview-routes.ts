import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { redirectTo } from '../http/redirect';
import { previewErrorPage } from '../http/static-error-page';
import { schemeOf } from '../http/client-origin';
import { cookieHeader, PREVIEW_COOKIE } from '../http/cookies';
import type { Previews } from './previews';

/** As it comes: a name that is given twice is a list. */
type PreviewQuery = Readonly<Record<'token' | 'to', unknown>>;

/** Addresses that begin and end a preview in this browser. */
export function previewRoutes(app: FastifyInstance, previews: Previews): void {
  app.get<{ Querystring: PreviewQuery }>('/_preview', async (request, reply) => {
    const { token, to } = request.query;
    const preview = typeof token === 'string' ? previews.read(token) : undefined;
    if (!preview)
      return reply
        .code(403)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(previewErrorPage(typeof to === 'string' ? to : '/'));
    return leave(request, reply, String(token), Math.ceil((preview.until - Date.now()) / 1000));
  });
  app.get<{ Querystring: PreviewQuery }>('/_preview/end', async (request, reply) => leave(request, reply, '', 0));
}

function leave(
  request: FastifyRequest<{ Querystring: PreviewQuery }>,
  reply: FastifyReply,
  value: string,
  maxAge: number,
): FastifyReply {
  reply.header('set-cookie', cookieHeader(PREVIEW_COOKIE, value, { secure: schemeOf(request) === 'https', maxAge }));
  return redirectTo(
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer'),
    request.query.to,
    302,
  );
}
