import type { Logger } from 'pino';
import type { Database } from '../../platform/db/database';
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
export function startPublishing({ db, purge, log }: Options): () => Promise<void> {
  let running: Promise<unknown> | undefined;
  const look = () => {
    running ??= settleDue(db, Date.now())
      .then(purge)
      .catch((error: unknown) => log.error({ err: error }, 'Planned publications cannot be looked after'))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  look();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
