import type { Logger } from 'pino';
import type { Database } from '../../platform/db/database';
import { every } from '../../platform/every';
import type { Purge } from '../../platform/purge';
import { tagsOfEvents } from '../../platform/server/tags';
import { lookAfterWaiting } from './look-after';

/** How often waiting lists are looked after, in ms. */
const LOOK_MS = 60_000;

interface Options {
  readonly db: Database;
  readonly purge: Purge;
  readonly log: Pick<Logger, 'error'>;
}

/** Offers what comes free to those who wait, for as long as the backend runs; answers what ends it. */
export const startOffering = ({ db, purge, log }: Options): (() => Promise<void>) =>
  every(
    LOOK_MS,
    async () => {
      const changed = await lookAfterWaiting(db, Date.now(), (error, event) =>
        log.error({ err: error, event }, 'Tickets cannot be offered to those who wait'),
      );
      if (changed.length > 0) await purge(tagsOfEvents(changed));
    },
    (error) => log.error({ err: error }, 'Waiting lists cannot be looked after'),
  );
