import type { Logger } from 'pino';
import { DAY_MS, type Job } from '../jobs/job';
import type { Deps } from '../../platform/server/deps';
import { countWaiting, expireMails } from './outbox';
import { sendDue } from './send-due';
import { mailTransport, type MailServer } from './transport';

/** How often the outbox is read, in ms. */
const LOOK_MS = 5000;

/** Dependencies of the outbox. */
export interface MailDeps extends Deps {
  /** Undefined: mails stay in the outbox, and the log warns of it. */
  readonly mailServer: MailServer | undefined;
}

/** Sends mails of the outbox, and deletes old ones. */
export const mailJobs = (deps: MailDeps, log: Logger): readonly Job[] => [
  {
    name: 'mails.expire',
    schedule: { everyMs: DAY_MS },
    run: () => expireMails(deps.db, deps.now()),
    failure: 'Cannot delete old mails; trying again in a day',
  },
  sending(deps, log),
];

function sending({ db, now, mailServer }: MailDeps, log: Logger): Job {
  if (!mailServer)
    return {
      name: 'mails.warn',
      schedule: { at: 'start' },
      each: 'process',
      run: async () =>
        log.warn(
          { waiting: await countWaiting(db) },
          'Mails are not sent, as SMTP_URL is not set: they wait in the outbox',
        ),
      failure: 'Cannot read the outbox',
    };
  const send = mailTransport(mailServer);
  return {
    name: 'mails.send',
    schedule: { everyMs: LOOK_MS },
    run: (stopped) =>
      sendDue({
        db,
        send,
        now,
        stopped: () => stopped.aborted,
        onFailure: (error, { id, attempts }) =>
          log.error({ mail: id, attempts, problem: String(error) }, 'Cannot send a mail'),
      }),
    failure: 'Cannot read the outbox; trying again in 5 seconds',
  };
}
