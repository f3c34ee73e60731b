import type { FastifyInstance } from 'fastify';
import { sitePath } from '@vestibule/contracts/paths/site-path';
import { DATA_PREFIX } from '../http/addresses';
import { presentAddress } from './moved-address';
import { noteAnswer } from '../observe/request-notes';
import { pageMatch } from '../http/page-match';
import { readPageRequest } from '../render/page-request';
import type { PagesOptions } from './pages-options';
import { isPageOpen, siteOffline } from '../sessions/offline-gate';
import { sendStored } from '../cache/send-stored';

export type PageDataOptions = Pick<PagesOptions, 'backend' | 'compositions' | 'previews' | 'renders' | 'sessions'>;

/**
 * The data of a page for a browser that has the frame already: loaders run here, next to the data, and one cached
 * response holds the page and all its slots. Only for compositions that render now: a tab with older code would not
 * understand newer data, gets 204 (an error status would appear in the visitor's console), and runs its own loaders.
 */
export function pageData(
  app: FastifyInstance,
  { backend, compositions, previews, renders, sessions }: PageDataOptions,
): void {
  app.get<{ Params: { composition: string; '*': string } }>(`${DATA_PREFIX}:composition/*`, async (request, reply) => {
    const { composition } = request.params;
    const live = compositions.get(composition);
    const running = live ?? (await previews.find(composition));
    const page = await readPageRequest(request, { sessions, compositions }, request.url.replace(/^\/_data\/[^/]*/, ''));
    const site = running?.site ?? (await compositions.find(composition));
    const moved = site && (await presentAddress(page, site, { backend, compositions }));
    // The browser follows it, and finds the page's address in the response.
    if (moved !== undefined)
      return reply
        .header('cache-control', 'no-store')
        .redirect(`${DATA_PREFIX}${composition}${sitePath(moved) ?? '/'}`);
    if (!running) return reply.code(204).header('cache-control', 'no-store').send();
    const settings =
      page.cookie === '' ? await backend.settings.get(Infinity, page.trail).catch(() => undefined) : undefined;
    if (settings?.is_site_online === false && !isPageOpen(running.site, page.path)) return siteOffline(reply);
    const preview = live ? undefined : previews.of(request);
    const { page: answer, state } = await renders.page(page, { running, ...(preview && { preview }) }, 'data');
    noteAnswer(request, reply, state, answer);
    return sendStored(request, reply, answer, {
      keep:
        page.cookie !== '' || page.isPreview || !live || pageMatch(running.site, page.path)?.personal
          ? 'never'
          : 'shared',
      nonce: '',
      type: 'application/json; charset=utf-8',
    });
  });
}
