import type { CustomerValues } from '@vestibule/contracts/customer-fields';
import { eq } from 'drizzle-orm';
import { endCustomerSessions, type Customer, type CustomerSession } from '../../../platform/auth/customer-sessions';
import { checkPassword, hashPassword } from '../../../platform/auth/password';
import type { Database } from '../../../platform/db/database';
import { customerLinks } from '../tables';
import { queuePasswordChanged, type Mailed } from './customer-mails';
import { customers } from '../../../platform/auth/customer-tables';

export const presentOwn = ({ email, firstName, lastName, street, postcode, city }: Customer) => ({
  email,
  first_name: firstName,
  last_name: lastName,
  street,
  postcode,
  city,
});

export async function changeProfile(
  db: Database,
  { id }: Customer,
  { first_name: firstName, last_name: lastName, ...address }: CustomerValues<'profile'>,
): Promise<void> {
  await db
    .update(customers)
    .set({ firstName, lastName, ...address })
    .where(eq(customers.id, id));
}

/**
 * Sets a new password, ends the other sessions and the link of a mail, and mails the customer. False where the old one
 * is wrong.
 */
export async function changeOwnPassword(
  db: Database,
  session: CustomerSession,
  { old_password, new_password }: CustomerValues<'passwordChange'>,
  mailed: Pick<Mailed, 'lang' | 'now'>,
): Promise<boolean> {
  const { id, email } = session.customer;
  if (!(await isPassword(db, id, old_password))) return false;
  const passwordHash = await hashPassword(new_password);
  await db.transaction(async (tx) => {
    await tx.update(customers).set({ passwordHash }).where(eq(customers.id, id));
    await tx.delete(customerLinks).where(eq(customerLinks.customerId, id));
    await endCustomerSessions(tx, id, session);
    await queuePasswordChanged(tx, { ...mailed, recipient: email });
  });
  return true;
}

/**
 * Deletes the account with its sessions; the books keep its orders, without a customer from then on. False where the
 * password is wrong.
 */
export async function deleteAccount(db: Database, { id }: Customer, password: string): Promise<boolean> {
  if (!(await isPassword(db, id, password))) return false;
  await db.delete(customers).where(eq(customers.id, id));
  return true;
}

async function isPassword(db: Database, id: number, password: string): Promise<boolean> {
  const [row] = await db.select({ hash: customers.passwordHash }).from(customers).where(eq(customers.id, id));
  return checkPassword(row?.hash, password);
}
