import { LANGUAGES, type ClientCallName, type Settings } from '@vestibule/contracts';
import { LATE_CALLS } from '@vestibule/contracts/call-paths/late';
import { PAGE_CALLS } from '@vestibule/contracts/call-paths/page';
import type { SiteComposition } from '@vestibule/contracts/site/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedAnswer } from '../http/cached-answer';
import { pageMatch } from '../http/page-match';
import type { Sessions } from './sessions';

/** Calls that an editor needs to log in, and those that monitor the backend. */
const OPEN: readonly ClientCallName[] = [
  'csrf',
  'login',
  'logout',
  'user',
  'userDetails',
  'requestPasswordLink',
  'choosePassword',
  'errorLog',
  'health',
];
const CALLS = { ...PAGE_CALLS, ...LATE_CALLS };
const OPEN_PATHS: ReadonlySet<string> = new Set(
  OPEN.flatMap((name) => {
    const { path } = CALLS[name];
    return [path.replace('/{lang}', ''), ...LANGUAGES.map((lang) => path.replace('{lang}', lang))];
  }),
);
/** Pictures may be on the login page too, and their addresses cannot be guessed. */
const MEDIA = /^\/media\//;

/** Whether a page is shown while the site is offline. */
export const isPageOpen = (site: SiteComposition, path: string): boolean =>
  pageMatch(site, path)?.whileOffline ?? false;

/** Responds to calls of the backend's that are not for visitors while the site is offline. */
export function offlineGate(settings: Pick<CachedAnswer<Settings>, 'get'>, sessions: Sessions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const path = request.url.split('?', 1)[0] ?? '';
    if (OPEN_PATHS.has(path) || MEDIA.test(path)) return undefined;
    // Without settings the backend is away, which its own response will show.
    const known = await settings.get(Infinity, request.trail).catch(() => undefined);
    if (known?.is_site_online !== false || (await sessions.cookieOf(request)) !== '') return undefined;
    return siteOffline(reply);
  };
}

/** Response to programs while the site is offline. */
export const siteOffline = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({ 'retry-after': '60', 'cache-control': 'no-store' })
    .send({ code: 'site_offline', message: 'The site is offline at the moment' });
