import { isSiteError } from '@vestibule/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Busy, RenderFailed } from '../compositions/worker-errors';
import { pageMatch } from '../http/page-match';
import { readPageRequest, withoutVersion } from '../render/page-request';
import { enterPage, movedFor, type PageVisit } from './page-visit';
import type { PagesOptions } from './pages-options';
import { RETRY, sendError } from '../http/plain-page';
import { withPlainSlashes } from '../http/redirect';
import { WITH_CAMERA } from '../http/security-headers';
import { sendPage } from './send-page';
import type { SendOptions } from '../cache/send-stored';

const NOT_INDEXED = { 'x-robots-tag': 'noindex, nofollow' };

/** Every path without another route is a page. */
export function pageRoutes(app: FastifyInstance, options: PagesOptions): void {
  app.get('/*', async (request, reply) => {
    const plain = withPlainSlashes(request.url);
    if (plain !== undefined) return movedFor(reply, plain, 301);
    const page = await readPageRequest(request, options);
    if (page.hasVersionParameter && !page.cookie) return movedFor(reply, withoutVersion(request), 301);
    const entered = await enterPage(request, reply, page, options, 301);
    return 'visit' in entered ? answerPage(request, reply, entered.visit, options) : entered.answered;
  });
}

async function answerPage(
  request: FastifyRequest,
  reply: FastifyReply,
  visit: PageVisit,
  { renders, policy }: PagesOptions,
): Promise<FastifyReply> {
  const { page, release } = visit;
  try {
    const served = await renders.page(page, release);
    const { status } = served.page;
    return await sendPage(request, reply, served, {
      visit,
      policy,
      keep: status < 500 ? keepOf(visit) : 'never',
      headers: {
        ...(status === 503 && RETRY),
        ...(page.isPreview && NOT_INDEXED),
        ...(pageMatch(release.running.site, page.path)?.camera && WITH_CAMERA),
      },
    });
  } catch (error) {
    const status = error instanceof RenderFailed || isSiteError(error) ? Math.max(error.status, 500) : 500;
    if (!(error instanceof Busy)) request.log.error({ error: String(error) }, 'a page could not be rendered');
    // The settings say that the site is online: the backend or a worker is on its way back.
    return sendError(reply, status >= 502 ? 503 : 500, page.path, status >= 502);
  }
}

function keepOf({
  page: { cookie, path, isPreview },
  release: { running, preview, sticky },
}: PageVisit): SendOptions['keep'] {
  if (cookie !== '' || isPreview || preview || pageMatch(running.site, path)?.personal) return 'never';
  return sticky ? 'private' : 'shared';
}
