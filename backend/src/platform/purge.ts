import type { Tag } from '@vestibule/contracts/tags';
import type { FastifyBaseLogger } from 'fastify';

/** Sends the tags of outdated cached responses to the gateway; tags are e.g. `page:12`, `events`. Never fails. */
export type Purge = (tags: readonly Tag[]) => Promise<void>;

const TIMEOUT_MS = 2000;

export interface PurgeOptions {
  /** Address at which the gateway takes purges; without it no purge is sent. */
  readonly url?: string | undefined;
  readonly token: string;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** For changes that do not come through the gateway (imports); the others name their tags in PURGE_HEADER. */
export function createPurge({ url, token, log }: PurgeOptions): Purge {
  return async (tags) => {
    if (url === undefined || tags.length === 0) return;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) log.warn({ status: answer.status, tags }, 'The gateway refused a purge');
    } catch (error) {
      // Entries go stale by their age at the latest; a write must not fail because the gateway is away.
      if (!isNobodyThere(error)) log.warn({ err: error, tags }, 'Cannot send a purge to the gateway');
    }
  };
}

/** A gateway that does not listen, as at every start, has nothing to purge. */
function isNobodyThere(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === 'ECONNREFUSED';
}
