import type { Database } from '../../platform/db/database';
import { claimMail, noteFailure, noteSent } from './outbox';
import { isFinal, type SendMail } from './transport';

export interface Sending {
  readonly db: Database;
  readonly send: SendMail;
  readonly now: () => number;
  /** Called after every attempt that failed; `final` where there will be no other. */
  readonly onFailure: (error: unknown, mail: { readonly id: number; readonly attempts: number }) => void;
  /** True ends it after the mail that is under way. */
  readonly stopped?: () => boolean;
}

/** Sends due mails, one after the other; returns the number sent. */
export async function sendDue({ db, send, now, onFailure, stopped = () => false }: Sending): Promise<number> {
  let sent = 0;
  while (!stopped()) {
    const mail = await claimMail(db, now());
    if (!mail) break;
    try {
      await send(mail);
    } catch (error) {
      await noteFailure(db, mail, String(error), isFinal(error), now());
      onFailure(error, mail);
      continue;
    }
    // A failure from here on is the database's: the mail is sent again when its lease ends, as its result is unknown.
    await noteSent(db, mail, now());
    sent += 1;
  }
  return sent;
}
