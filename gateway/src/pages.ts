import { isSiteError, type Settings } from '@vestibule/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createNonce } from './nonce-body';
import { noteAnswer } from './observe/request-notes';
import { readPageRequest, withoutVersion, type PageRequest } from './page-request';
import type { PagesOptions } from './pages-options';
import { redirectTo, withPlainSlashes } from './redirect';
import { isPageOpen } from './sessions/offline-gate';
import { sendStored, type SendOptions } from './send-stored';
import { shopListPath } from './shop-paths';
import { previewErrorPage, staticErrorPage } from './static-error-page';
import { Busy, RenderFailed } from './compositions/worker-errors';
import { visitorRelease, type VisitorRelease } from './releases/visitor-release';

/**
 * How long a browser may cache a 301, in seconds: an editor's mistake must not last for ever
 * (docs/behaviour/interface.md#redirects).
 */
const REDIRECT_MAX_AGE = 300;

/** When to come back to what is not there for now, in seconds. */
const RETRY = { 'retry-after': '60' };

/** Every path that nothing else answers is a page. */
export function pageRoutes(app: FastifyInstance, options: PagesOptions): void {
  app.get('/*', async (request, reply) => {
    const plain = withPlainSlashes(request.url);
    if (plain !== undefined) return movedFor(reply, plain);
    const page = await readPageRequest(request, options.sessions);
    const moved = await movedTo(request, page, options);
    if (moved !== undefined) return movedFor(reply, moved);
    const settings = await settingsOf(options, page);
    if (!mayEnter(settings, page, options)) return sendError(reply, 503, page.path);
    return sendPage(request, reply, page, settings, options);
  });
}

const movedFor = (reply: FastifyReply, address: string): FastifyReply =>
  redirectTo(reply.header('cache-control', `public, max-age=${REDIRECT_MAX_AGE}`), address, 301);

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

/**
 * Where a path has gone: without `v` for visitors, as an editor's redirect says, or from a list of the shop to the
 * site's own.
 */
async function movedTo(
  request: FastifyRequest,
  page: PageRequest,
  { backend }: PagesOptions,
): Promise<string | undefined> {
  if (page.hasVersionParameter && !page.cookie) return withoutVersion(request);
  return (await backend.redirectOf(page.path, page.lang, page.trail)) ?? shopListPath(page.path);
}

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
  settings: Settings | undefined,
  { compositions, previews, renders, policy }: PagesOptions,
): Promise<FastifyReply> {
  let release: VisitorRelease;
  try {
    release = await visitorRelease(request, reply, compositions, previews);
  } catch (error) {
    request.log.error({ error: String(error) }, 'a preview cannot be run');
    return plainPage(reply, 502).send(previewErrorPage(page.path));
  }
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
