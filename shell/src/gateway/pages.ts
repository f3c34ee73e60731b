import { isSiteError } from '@vestibule/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayBackend } from './backend';
import { createNonce } from './nonce-body';
import type { CachedPage } from './page-cache';
import { readPageRequest, withoutVersion, type PageRequest } from './page-request';
import type { RenderService } from './render-service';
import { sendStored } from './send-stored';
import { pagePolicy } from './security-headers';
import { staticErrorPage } from './static-error-page';
import { RenderFailed } from './worker';

export interface PagesOptions {
  readonly backend: GatewayBackend;
  readonly renders: RenderService;
  /** How old the last good settings may be while the call fails, in ms. */
  readonly settingsGraceMs: number;
}

/** How long a browser may keep a 301, in seconds: an editor's mistake must not last for ever (design/beyond.md). */
const REDIRECT_MAX_AGE = 300;

/** Every path that nothing else answers is a page. */
export function pageRoutes(app: FastifyInstance, options: PagesOptions): void {
  app.get('/*', async (request, reply) => {
    const page = readPageRequest(request);
    const moved = page.hasVersionParameter && !page.cookie ? withoutVersion(request) : await options.backend.redirectOf(page.path, page.lang);
    if (moved !== undefined) return reply.header('cache-control', `public, max-age=${REDIRECT_MAX_AGE}`).redirect(moved, 301);
    if (!(await siteIsOnline(options)) && !page.cookie) return sendError(reply, 503, page.path);
    return sendPage(request, reply, page, options.renders);
  });
}

async function siteIsOnline({ backend, settingsGraceMs }: PagesOptions): Promise<boolean> {
  try {
    return (await backend.settings.get(settingsGraceMs)).is_site_online;
  } catch {
    return false;
  }
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: PageRequest, renders: RenderService): Promise<FastifyReply> {
  try {
    const { page: answer, state } = await renders.page(page);
    reply.header('x-cache', state);
    return send(request, reply, answer, page.cookie !== '');
  } catch (error) {
    const status = error instanceof RenderFailed || isSiteError(error) ? Math.max(error.status, 500) : 500;
    request.log.error({ error: String(error) }, 'a page could not be rendered');
    return sendError(reply, status >= 502 ? 503 : 500, page.path);
  }
}

function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage, personal: boolean): FastifyReply {
  const nonce = createNonce();
  return sendStored(request, reply, page, { personal, nonce, type: 'text/html; charset=utf-8', headers: { 'content-security-policy': pagePolicy(nonce) } });
}

function sendError(reply: FastifyReply, status: number, path: string): FastifyReply {
  if (status === 503) reply.header('retry-after', '60');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8')
    .send(staticErrorPage(status, path));
}
