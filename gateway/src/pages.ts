import { isSiteError, type Settings } from '@vestibule/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createNonce } from './nonce';
import { noteAnswer } from './observe/request-notes';
import { readPageRequest, withoutVersion, type PageRequest } from './page-request';
import { presentAddress } from './moved-address';
import type { PagesOptions } from './pages-options';
import { redirectTo, withPlainSlashes } from './redirect';
import { isPageOpen } from './sessions/offline-gate';
import { sendStored, type SendOptions } from './send-stored';
import { previewErrorPage, staticErrorPage } from './static-error-page';
import { Busy, RenderFailed } from './compositions/worker-errors';
import { visitorRelease, type VisitorRelease } from './releases/visitor-release';

/** When to come back to what is not there for now, in seconds. */
const RETRY = { 'retry-after': '60' };

/** Every path that nothing else answers is a page. */
export function pageRoutes(app: FastifyInstance, options: PagesOptions): void {
  app.get('/*', async (request, reply) => {
    const plain = withPlainSlashes(request.url);
    if (plain !== undefined) return movedFor(reply, plain);
    const page = await readPageRequest(request, options.sessions);
    if (page.hasVersionParameter && !page.cookie) return movedFor(reply, withoutVersion(request));
    const release = await releaseOf(request, reply, options);
    if (!release) return plainPage(reply, 502).send(previewErrorPage(page.path));
    const moved = await presentAddress(page, release.running.site, options);
    if (moved !== undefined) return movedFor(reply, moved);
    const settings = await settingsOf(options, page);
    if (!mayEnter(settings, page, options)) return sendError(reply, 503, page.path);
    return sendPage(request, reply, page, { settings, release }, options);
  });
}

/**
 * A route that has moved moves back in a rollback, and editors make mistakes: a browser that kept one way would go
 * round and round with the other.
 */
const movedFor = (reply: FastifyReply, address: string): FastifyReply =>
  redirectTo(reply.header('cache-control', 'no-store'), address, 301);

/** Undefined when the preview that was asked for cannot be run. */
async function releaseOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { compositions, previews }: PagesOptions,
): Promise<VisitorRelease | undefined> {
  try {
    return await visitorRelease(request, reply, compositions, previews);
  } catch (error) {
    request.log.error({ error: String(error) }, 'a preview cannot be run');
    return undefined;
  }
}

/**
 * While the site is offline only visitors with a session see it; the login is open to everyone. Without settings there
 * is nothing to show.
 */
const mayEnter = (
  settings: Settings | undefined,
  { cookie, path }: PageRequest,
  { compositions }: PagesOptions,
): boolean =>
  settings?.is_site_online === true ||
  cookie !== '' ||
  (settings !== undefined && isPageOpen(compositions.live.site, path));

/** Undefined when they are unavailable, and were so for longer than the grace time. */
async function settingsOf(
  { backend, settingsGraceMs }: PagesOptions,
  { trail }: PageRequest,
): Promise<Settings | undefined> {
  try {
    return await backend.settings.get(settingsGraceMs, trail);
  } catch {
    return undefined;
  }
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageRequest,
  { settings, release }: { readonly settings: Settings | undefined; readonly release: VisitorRelease },
  { renders, policy }: PagesOptions,
): Promise<FastifyReply> {
  try {
    const { page: answer, state } = await renders.page(page, release);
    noteAnswer(request, reply, state, answer);
    const nonce = createNonce();
    const headers = {
      'content-security-policy': policy(nonce, {
        hasTagManager: Boolean(settings?.design.cookies.tagManagerId),
        trustedTypes: answer.trustedTypes,
      }),
      ...(answer.status === 503 && RETRY),
    };
    return sendStored(request, reply, answer, {
      keep: answer.status < 500 ? keepOf(page, release) : 'never',
      nonce,
      type: 'text/html; charset=utf-8',
      headers,
    });
  } catch (error) {
    const status = error instanceof RenderFailed || isSiteError(error) ? Math.max(error.status, 500) : 500;
    if (!(error instanceof Busy)) request.log.error({ error: String(error) }, 'a page could not be rendered');
    return sendError(reply, status >= 502 ? 503 : 500, page.path);
  }
}

const keepOf = ({ cookie }: PageRequest, { preview, sticky }: VisitorRelease): SendOptions['keep'] =>
  cookie !== '' || preview ? 'never' : sticky ? 'private' : 'shared';

function sendError(reply: FastifyReply, status: number, path: string): FastifyReply {
  if (status === 503) reply.headers(RETRY);
  return plainPage(reply, status).send(staticErrorPage(status, path));
}

const plainPage = (reply: FastifyReply, status: number): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .type('text/html; charset=utf-8');
