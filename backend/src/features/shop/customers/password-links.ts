import { and, eq, gt } from 'drizzle-orm';
import { endCustomerSessions } from '../../../platform/auth/customer-sessions';
import { hashPassword } from '../../../platform/auth/password';
import { newToken, tokenHashOf } from '../../../platform/auth/sessions';
import type { Database } from '../../../platform/db/database';
import { customerLinks } from '../tables';
import { customers } from '../../../platform/auth/customer-tables';
import { queueNewPassword, queuePasswordChanged, type Mailed } from './customer-mails';

const HOUR_MS = 3_600_000;
/** Lifetime of a link, and pause before another one is sent (docs/behaviour/tickets.md#accounts). */
const LINK_HOURS = 1;
const PAUSE_MS = 5 * 60_000;

/** Mails a customer a link by which a new password is chosen; nothing where there is no such customer. */
export async function mailPasswordLink(db: Database, mailed: Mailed): Promise<void> {
  const [found] = await db
    .select({ id: customers.id, email: customers.email, until: customerLinks.expiresAt })
    .from(customers)
    .leftJoin(customerLinks, eq(customerLinks.customerId, customers.id))
    .where(eq(customers.email, mailed.recipient.toLowerCase()));
  const ends = mailed.now + LINK_HOURS * HOUR_MS;
  if (!found || (found.until !== null && Date.parse(found.until) > ends - PAUSE_MS)) return;
  const token = newToken();
  const link = { tokenHash: tokenHashOf(token), expiresAt: new Date(ends).toISOString() };
  await db.transaction(async (tx) => {
    await tx
      .insert(customerLinks)
      .values({ customerId: found.id, ...link })
      .onConflictDoUpdate({ target: customerLinks.customerId, set: link });
    await queueNewPassword(tx, { ...mailed, recipient: found.email }, token, LINK_HOURS);
  });
}

/**
 * Sets the password that was chosen by a link, ends link and sessions, and mails the customer. False for a link that
 * has ended.
 */
export async function chooseByLink(
  db: Database,
  token: string,
  password: string,
  { lang, now }: Pick<Mailed, 'lang' | 'now'>,
): Promise<boolean> {
  // Before the transaction: it takes long, whatever the link is.
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [link] = await tx
      .delete(customerLinks)
      .where(
        and(eq(customerLinks.tokenHash, tokenHashOf(token)), gt(customerLinks.expiresAt, new Date(now).toISOString())),
      )
      .returning();
    if (!link) return false;
    const [customer] = await tx
      .update(customers)
      .set({ passwordHash })
      .where(eq(customers.id, link.customerId))
      .returning({ email: customers.email });
    if (customer) await queuePasswordChanged(tx, { recipient: customer.email, lang, now });
    await endCustomerSessions(tx, link.customerId);
    return true;
  });
}
