import type { Settings } from '@vestibule/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { presentAddress } from './moved-address';
import type { PageRequest } from '../render/page-request';
import type { PagesOptions } from './pages-options';
import { plainPage, sendError } from '../http/plain-page';
import { redirectTo } from '../http/redirect';
import { visitorRelease, type VisitorRelease } from '../releases/visitor-release';
import { isPageOpen } from '../sessions/offline-gate';
import { previewErrorPage } from '../http/static-error-page';

/** A visitor who may see the requested page. */
export interface PageVisit {
  readonly page: PageRequest;
  readonly settings: Settings | undefined;
  readonly release: VisitorRelease;
}
type Entered = { readonly visit: PageVisit } | { readonly answered: FastifyReply };

/** Lets a visitor in, or returns the reason why not; `moved` is the status for a page that is elsewhere now. */
export async function enterPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageRequest,
  options: PagesOptions,
  moved: 301 | 307,
): Promise<Entered> {
  const release = await releaseOf(request, reply, options);
  if (!release) return { answered: plainPage(reply, 502).send(previewErrorPage(page.path)) };
  const present = await presentAddress(page, release.running.site, options);
  if (present !== undefined) return { answered: movedFor(reply, present, moved) };
  const settings = await settingsOf(options, page);
  if (!mayEnter(settings, page, options)) return { answered: sendError(reply, 503, page.path) };
  return { visit: { page, settings, release } };
}

/**
 * A route that has moved moves back in a rollback, and editors make mistakes: a browser that cached one redirect would
 * loop with the other.
 */
export const movedFor = (reply: FastifyReply, address: string, status: 301 | 303 | 307): FastifyReply =>
  redirectTo(reply.header('cache-control', 'no-store'), address, status);

/** Undefined when the requested preview cannot be run. */
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
