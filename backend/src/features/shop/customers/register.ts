import type { CustomerValues } from '@vestibule/contracts/customer-fields';
import { eq, lt } from 'drizzle-orm';
import type { Proven } from '../../../platform/auth/customer-sessions';
import { checkPassword, hashPassword } from '../../../platform/auth/password';
import { newToken, tokenHashOf } from '../../../platform/auth/sessions';
import type { Database } from '../../../platform/db/database';
import { customers } from '../../../platform/auth/customer-tables';
import { registrations } from '../tables';
import { queueAddressConfirmation, queueKnown, type Mailed } from './customer-mails';

const HOUR_MS = 3_600_000;
/** How long the link of a registration is good (docs/behaviour/tickets.md#accounts). */
const CONFIRM_HOURS = 24;

/**
 * Mails a link that makes the account; where there is one already the mail says so, and nothing else does: all takes as
 * long either way. `mayMail` is called when that is done, so that nobody is sent one mail after the other.
 */
export async function register(
  db: Database,
  { email: typed, password, first_name: firstName, last_name: lastName }: CustomerValues<'registration'>,
  { mayMail, ...asked }: Omit<Mailed, 'recipient'> & { readonly mayMail: (email: string) => Promise<boolean> },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const email = typed.toLowerCase();
  if (!(await mayMail(email))) return;
  const mailed = { ...asked, recipient: email };
  await db.transaction(async (tx) => {
    const [known] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.email, email));
    if (known) return queueKnown(tx, mailed);
    const token = newToken();
    const expiresAt = new Date(asked.now + CONFIRM_HOURS * HOUR_MS).toISOString();
    await tx
      .insert(registrations)
      .values({ email, passwordHash, firstName, lastName, tokenHash: tokenHashOf(token), expiresAt });
    return queueAddressConfirmation(tx, mailed, token, CONFIRM_HOURS);
  });
}

/** Result of a confirmation: the new customer; `gone` where the link is not valid any more. */
type Confirmed = Proven | 'gone' | 'wrong';

/**
 * Makes the account of a link. The password proves that the reader of the mail has registered as well: nobody gets an
 * account whose password a stranger has chosen for their address.
 */
export async function confirmRegistration(
  db: Database,
  token: string,
  password: string,
  now: number,
): Promise<Confirmed> {
  await expireRegistrations(db, now);
  const [wanted] = await db
    .select()
    .from(registrations)
    .where(eq(registrations.tokenHash, tokenHashOf(token)));
  const isRight = await checkPassword(wanted?.passwordHash, password);
  if (!wanted) return 'gone';
  if (!isRight) return 'wrong';
  const { email, passwordHash, firstName, lastName } = wanted;
  return db.transaction(async (tx) => {
    // The first confirmation gets the account: the links of all other registrations of this address end with it.
    const ended = await tx.delete(registrations).where(eq(registrations.email, email)).returning();
    if (!ended.some(({ id }) => id === wanted.id)) return 'gone';
    const [made] = await tx
      .insert(customers)
      .values({ email, passwordHash, firstName, lastName })
      .onConflictDoNothing()
      .returning({ id: customers.id });
    return made ? { id: made.id, passwordHash } : 'gone';
  });
}

/** Forgets who has not confirmed in time. */
export async function expireRegistrations(db: Database, now: number): Promise<void> {
  await db.delete(registrations).where(lt(registrations.expiresAt, new Date(now).toISOString()));
}
