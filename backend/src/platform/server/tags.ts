import { PURGE_HEADER, SITE_TIME_ZONE, TAGS_HEADER } from '@vestibule/contracts';
import { tagOf, type Tag } from '@vestibule/contracts/tags';
import { VALID_UNTIL_HEADER } from '@vestibule/contracts/valid-until';
import type { FastifyReply } from 'fastify';
import moment from 'moment-timezone';

const PERSONAL = 'private, no-store';

/**
 * Sets the tags that a read response depends on: the gateway caches it until one of these is purged. A personal
 * response stays personal.
 */
export function dependsOn(reply: FastifyReply, ...tags: Tag[]): void {
  if (reply.getHeader('cache-control') === PERSONAL) return;
  reply.header(TAGS_HEADER, tags.join(',')).header('cache-control', 'no-cache');
}

/** Sets the instant, in ms since 1970, from which on the response will be another; undefined where there is none. */
export function validUntil(reply: FastifyReply, instant: number | undefined): void {
  if (instant !== undefined) reply.header(VALID_UNTIL_HEADER, new Date(instant).toISOString());
}

/** Beginning of the next day at the site, in ms since 1970. */
export const nextMidnight = (now: number): number =>
  moment.tz(now, SITE_TIME_ZONE).startOf('day').add(1, 'day').valueOf();

/** For responses that are of this day: from the next midnight at the site on they will be another. */
export function validToday(reply: FastifyReply, now: number): void {
  validUntil(reply, nextMidnight(now));
}

/** For personal responses: they are never cached, so they carry no tags. */
export function personal(reply: FastifyReply): void {
  reply.removeHeader(TAGS_HEADER);
  reply.header('cache-control', PERSONAL);
}

/** Sets the tags that a write has changed. */
export function changed(reply: FastifyReply, ...tags: Tag[]): void {
  reply.header(PURGE_HEADER, [...new Set(tags)].join(','));
}

/** Tags of events that look different to visitors since. */
export const tagsOfEvents = (ids: readonly number[]): readonly Tag[] =>
  ids.length > 0 ? ['events', ...ids.map((id) => tagOf('event', id))] : [];

/** Names events that a write has changed, if any. */
export function purgeEvents(reply: FastifyReply, ids: readonly number[]): void {
  if (ids.length > 0) changed(reply, ...tagsOfEvents(ids));
}
