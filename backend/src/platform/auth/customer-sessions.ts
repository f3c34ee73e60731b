import { COOKIES, SESSION_TOKEN } from '@vestibule/contracts';
import { and, eq, gt, lt, ne } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database';
import { customers, customerSessions } from './customer-tables';
import { common, SESSION_SECONDS } from './cookies';
import { newToken, tokenHashOf } from './sessions';

/** The session's customer without credentials. */
export type Customer = Omit<typeof customers.$inferSelect, 'passwordHash' | 'createdAt'>;
export interface CustomerSession {
  readonly id: number;
  readonly tokenHash: string;
  readonly customer: Customer;
}

/** Whose password was right, and which one that was. */
export type Proven = Pick<typeof customers.$inferSelect, 'id' | 'passwordHash'>;

/**
 * Starts a session; returns the token of its cookie, which is stored nowhere, or null where the account was deleted or
 * has got another password since: that has ended all its sessions. `now` in ms since 1970.
 */
export const startCustomerSession = (db: Database, { id, passwordHash }: Proven, now: number): Promise<string | null> =>
  db.transaction(async (tx) => {
    const [customer] = await tx
      .select({ id: customers.id })
      .from(customers)
      .where(and(eq(customers.id, id), eq(customers.passwordHash, passwordHash)))
      .for('no key update');
    if (!customer) return null;
    const token = newToken();
    const expiresAt = new Date(now + SESSION_SECONDS * 1000).toISOString();
    await tx.insert(customerSessions).values({ customerId: id, tokenHash: tokenHashOf(token), expiresAt });
    return token;
  });

/** The running session of a cookie's token, or null. */
export async function findCustomerSession(
  db: Database,
  token: string | undefined,
  now: number,
): Promise<CustomerSession | null> {
  if (token === undefined || !SESSION_TOKEN.test(token)) return null;
  const { id, email, firstName, lastName, street, postcode, city } = customers;
  const [row] = await db
    .select({
      id: customerSessions.id,
      tokenHash: customerSessions.tokenHash,
      customer: { id, email, firstName, lastName, street, postcode, city },
    })
    .from(customerSessions)
    .innerJoin(customers, eq(customers.id, customerSessions.customerId))
    .where(
      and(
        eq(customerSessions.tokenHash, tokenHashOf(token)),
        gt(customerSessions.expiresAt, new Date(now).toISOString()),
      ),
    );
  return row ?? null;
}

export async function endCustomerSession(db: Database, token: string): Promise<void> {
  await db.delete(customerSessions).where(eq(customerSessions.tokenHash, tokenHashOf(token)));
}

/** Ends all sessions of a customer, but for one. */
export async function endCustomerSessions(db: Database, customerId: number, kept?: CustomerSession): Promise<void> {
  const others = kept && ne(customerSessions.id, kept.id);
  await db.delete(customerSessions).where(and(eq(customerSessions.customerId, customerId), others));
}

/** Deletes sessions that are over. */
export async function expireCustomerSessions(db: Database, now: number): Promise<void> {
  await db.delete(customerSessions).where(lt(customerSessions.expiresAt, new Date(now).toISOString()));
}

/** The session's cookie, and the one by which a page's script sees that there is a session. */
export function setCustomerCookies(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const options = { ...common(request), maxAge: SESSION_SECONDS };
  reply.setCookie(COOKIES.customer, token, { ...options, httpOnly: true });
  reply.setCookie(COOKIES.signedIn, '1', options);
}

export function clearCustomerCookies(request: FastifyRequest, reply: FastifyReply): void {
  for (const name of [COOKIES.customer, COOKIES.signedIn])
    if (request.cookies[name] !== undefined) reply.clearCookie(name, common(request));
}
