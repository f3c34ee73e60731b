import type { FastifyReply, FastifyRequest } from 'fastify';
import { createNonce } from '../http/nonce';
import { noteHit } from '../hits/hit-routes';
import { noteAnswer } from '../observe/request-notes';
import { pageMatch } from '../http/page-match';
import type { PageVisit } from './page-visit';
import type { ServedPage } from '../render/render-service';
import { WITH_POPUPS, type PagePolicy } from '../http/security-headers';
import { sendStored, type SendOptions } from '../cache/send-stored';

interface SendPageOptions extends Pick<SendOptions, 'keep' | 'headers'> {
  readonly visit: PageVisit;
  readonly policy: PagePolicy;
}

/** Sends a rendered page with its policy. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, state, key }: ServedPage,
  { visit, policy, keep, headers }: SendPageOptions,
): Promise<FastifyReply> {
  noteAnswer(request, reply, state, page);
  const { settings } = visit;
  const nonce = createNonce();
  const shop = shopIn(visit);
  if (key !== undefined && keep === 'shared') noteHit(request, { key, nonce });
  const security = policy(nonce, {
    hasTagManager: Boolean(settings?.design.cookies.tagManagerId),
    trustedTypes: page.trustedTypes,
    podcastHosts: settings?.design.cookies.podcastHosts ?? [],
    codeHosts: settings?.html_header.hosts ?? [],
    shop,
  });
  return sendStored(request, reply, page, {
    keep,
    nonce,
    type: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': security, ...(shop && WITH_POPUPS), ...headers },
  });
}

/** Address of the shop that a page of the shop's layout may show in a frame; other layouts are other documents. */
function shopIn({ page, settings, release }: PageVisit): string {
  const isShop = pageMatch(release.running.site, page.path)?.layout === 'webshop';
  return isShop ? (settings?.shop_frame ?? '') : '';
}
