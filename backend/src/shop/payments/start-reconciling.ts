import type { Logger } from 'pino';
import { every } from '../../platform/every';
import type { Purge } from '../../platform/purge';
import { tagsOfEvents } from '../../platform/server/tags';
import { reconcile, type Reconciling } from './reconcile';

/** How often payments are looked at that are open, in ms. */
const LOOK_MS = 60_000;

interface Options extends Reconciling {
  readonly purge: Purge;
  readonly log: Logger;
}

/** Asks about open payments for as long as the backend runs, beginning with its start; answers what ends it. */
export const startReconciling = ({ purge, log, ...reconciling }: Options): (() => Promise<void>) =>
  every(
    LOOK_MS,
    async () => {
      const events = await reconcile(reconciling, (error, payment) =>
        log.error({ err: error, payment }, 'A payment could not be settled'),
      );
      if (events.length > 0) await purge(tagsOfEvents(events));
    },
    (error) => log.error({ err: error }, 'Open payments cannot be read'),
  );
