import type { Logger } from 'pino';
import type { Database } from '../../platform/db/database';
import { every } from '../../platform/every';
import type { Purge } from '../../platform/purge';
import { settleDue } from './settle-due';

/** How often the search hears of what has come (docs/behaviour/editing.md#planned-publication), in ms. */
const LOOK_MS = 5000;

interface Options {
  readonly db: Database;
  readonly purge: Purge;
  readonly log: Pick<Logger, 'error'>;
}

/** Looks after planned publications for as long as the backend runs; answers what ends it. */
export const startPublishing = ({ db, purge, log }: Options): (() => Promise<void>) =>
  every(
    LOOK_MS,
    async () => purge(await settleDue(db, Date.now())),
    (error) => log.error({ err: error }, 'Planned publications cannot be looked after'),
  );
