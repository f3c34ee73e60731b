import type { FastifyReply, FastifyRequest } from 'fastify';
import { createNonce } from './nonce';
import { noteHit } from './hits/hit-routes';
import { noteAnswer } from './observe/request-notes';
import type { PageVisit } from './page-visit';
import type { ServedPage } from './render-service';
import type { PagePolicy } from './security-headers';
import { sendStored, type SendOptions } from './send-stored';

interface SendPageOptions extends Pick<SendOptions, 'keep' | 'headers'> {
  readonly visit: PageVisit;
  readonly policy: PagePolicy;
}

/** Sends a rendered page with its policy. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, state, key }: ServedPage,
  { visit: { settings }, policy, keep, headers }: SendPageOptions,
): Promise<FastifyReply> {
  noteAnswer(request, reply, state, page);
  const nonce = createNonce();
  if (key !== undefined && keep === 'shared') noteHit(request, { key, nonce });
  const security = policy(nonce, {
    hasTagManager: Boolean(settings?.design.cookies.tagManagerId),
    trustedTypes: page.trustedTypes,
    podcastHosts: settings?.design.cookies.podcastHosts ?? [],
  });
  return sendStored(request, reply, page, {
    keep,
    nonce,
    type: 'text/html; charset=utf-8',
    headers: { 'content-security-policy': security, ...headers },
  });
}
