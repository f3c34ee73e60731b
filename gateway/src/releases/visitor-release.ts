import { RELEASE_GROUPS } from '@vestibule/registry/channel/canary';
import type { Preview } from '@vestibule/registry/preview-token';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomInt } from 'node:crypto';
import type { Compositions } from '../compositions/compositions';
import type { Running } from '../compositions/running';
import { schemeOf } from '../http/client-origin';
import { cookieHeader, GROUP_COOKIE, readCookie } from '../http/cookies';
import type { Previews } from './previews';

/** A visitor stays in their release group for 30 days. */
const GROUP_SECONDS = 30 * 86_400;

/** Composition of a visitor, and the caches that may store the response. */
export interface VisitorRelease {
  readonly running: Running;
  /** Versions under preview; such a page is never cached. */
  readonly preview?: Preview;
  /** Another visitor may get another composition at this address: no shared cache may store the response. */
  readonly sticky: boolean;
}

/** Chooses by preview, then by release group. Groups exist only while a canary runs, and so does their cookie. */
export async function visitorRelease(
  request: FastifyRequest,
  reply: FastifyReply,
  compositions: Compositions,
  previews: Previews,
): Promise<VisitorRelease> {
  const preview = previews.of(request);
  if (preview) return { running: await previews.running(preview), preview, sticky: true };
  if (compositions.canaries.length === 0) return { running: compositions.live, sticky: false };
  return { running: compositions.ofGroup(groupOf(request, reply)), sticky: true };
}

function groupOf(request: FastifyRequest, reply: FastifyReply): number {
  const known = Number(readCookie(request, GROUP_COOKIE) ?? Number.NaN);
  if (Number.isInteger(known) && known >= 0 && known < RELEASE_GROUPS) return known;
  const group = randomInt(RELEASE_GROUPS);
  reply.header(
    'set-cookie',
    cookieHeader(GROUP_COOKIE, String(group), { secure: schemeOf(request) === 'https', maxAge: GROUP_SECONDS }),
  );
  return group;
}
