import { createHash } from 'node:crypto';
import { SiteError } from '@vestibule/contracts';
import type { FastifyRequest } from 'fastify';
import type { Json } from '../db/documents';

/** Changes with the values of a record, whatever writes them; the entity tag of its responses. */
export const versionOf = (values: Json): string =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 22);

/** The version that a write is based on. Throws 428 without one. */
export function askedVersion(request: FastifyRequest): string {
  const [, version] = /^(?:W\/)?"([\w-]+)"$/.exec(request.headers['if-match'] ?? '') ?? [];
  if (version === undefined)
    throw new SiteError('validation', 428, 'Name the version that you have changed in the header If-Match');
  return version;
}

/** Throws 412 when the record has changed since. */
export function checkVersion(asked: string, latest: string): void {
  if (asked !== latest) throw new SiteError('conflict', 412, 'The record has been changed by others meanwhile');
}
