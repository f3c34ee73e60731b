import type { Logger } from 'pino';
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
export function startReconciling({ purge, log, ...reconciling }: Options): () => Promise<void> {
  let running: Promise<void> | undefined;
  const look = async () => {
    const events = await reconcile(reconciling, (error, payment) =>
      log.error({ err: error, payment }, 'A payment could not be settled'),
    );
    if (events.length > 0) await purge(tagsOfEvents(events));
  };
  const run = () => {
    running ??= look()
      .catch((error: unknown) => log.error({ err: error }, 'Open payments cannot be read'))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(run, LOOK_MS);
  timer.unref();
  run();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
