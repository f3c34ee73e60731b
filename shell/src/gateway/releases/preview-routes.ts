import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { previewErrorPage } from '../static-error-page';
import { cookieHeader, PREVIEW_COOKIE } from './cookies';
import type { Previews } from './previews';

interface PreviewQuery {
  readonly token?: string;
  readonly to?: string;
}

/** Addresses that begin and end a preview in this browser. */
export function previewRoutes(app: FastifyInstance, previews: Previews): void {
  app.get<{ Querystring: PreviewQuery }>('/_preview', async (request, reply) => {
    const { token = '', to } = request.query;
    const preview = previews.read(token);
    if (!preview)
      return reply
        .code(403)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(previewErrorPage(to ?? '/'));
    return leave(request, reply, token, Math.ceil((preview.until - Date.now()) / 1000), to);
  });
  app.get<{ Querystring: PreviewQuery }>('/_preview/end', async (request, reply) => leave(request, reply, '', 0, request.query.to));
}

function leave(request: FastifyRequest, reply: FastifyReply, value: string, maxAge: number, to = '/'): FastifyReply {
  // Only to a page of this site.
  const target = /^\/(?![/\\])/.test(to) ? to : '/';
  reply.header('set-cookie', cookieHeader(PREVIEW_COOKIE, value, { secure: request.protocol === 'https', maxAge }));
  return reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(target, 302);
}
