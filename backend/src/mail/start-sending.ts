import type { Logger } from 'pino';
import type { Database } from '../platform/db/database';
import { countWaiting } from './outbox';
import { sendDue } from './send-due';
import { mailTransport, type MailServer } from './transport';

/** How often the outbox is looked at, in ms. */
const LOOK_MS = 5000;

interface Options {
  readonly db: Database;
  /** Undefined: mails stay in the outbox, and the log says so. */
  readonly server: MailServer | undefined;
  readonly log: Logger;
}

/** Sends mails of the outbox for as long as the backend runs; answers what ends it. */
export async function startSending({ db, server, log }: Options): Promise<() => Promise<void>> {
  if (!server) {
    const waiting = await countWaiting(db);
    log.warn({ waiting }, 'Mails are not sent, as SMTP_URL is not set: they wait in the outbox');
    return () => Promise.resolve();
  }
  let stopped = false;
  let running: Promise<unknown> | undefined;
  const sending = {
    db,
    send: mailTransport(server),
    now: Date.now,
    stopped: () => stopped,
    onFailure: (error: unknown, { id, attempts }: { readonly id: number; readonly attempts: number }) =>
      log.error({ mail: id, attempts, problem: String(error) }, 'A mail could not be sent'),
  };
  const look = () => {
    running ??= sendDue(sending)
      .catch((error: unknown) => log.error({ err: error }, 'The outbox cannot be read'))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  look();
  return async () => {
    stopped = true;
    clearInterval(timer);
    await running;
  };
}
