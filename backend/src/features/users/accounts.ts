import { notFound, type AnswerOf } from '@vestibule/contracts';
import { and, asc, count, eq, gt, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/db/database';
import { sessions, users } from '../../platform/auth/user-tables';

/** An account of the organisation, as the hub lists it. */
export type Account = AnswerOf<'users'>[number];

async function read(db: Database, now: number, where?: SQL): Promise<Account[]> {
  const isRunning = gt(sessions.expiresAt, new Date(now).toISOString());
  const rows = await db
    .select({ user: users, sessions: count(sessions.id) })
    .from(users)
    .leftJoin(sessions, and(eq(sessions.userId, users.id), isRunning))
    .where(where)
    .groupBy(users.id)
    .orderBy(asc(users.email));
  return rows.map(({ user, sessions: running }) => ({
    id: user.id,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
    role: user.role,
    language: user.language,
    is_active: user.deactivatedAt === null,
    is_invited: user.passwordHash === null,
    has_second_factor: user.totpSecret !== null,
    sessions: running,
  }));
}

/** Everybody who works in the hub, by address. */
export const listAccounts = (db: Database, now: number): Promise<Account[]> => read(db, now);

/** Throws `not_found`. */
export async function findAccount(db: Database, id: number, now: number): Promise<Account> {
  const [found] = await read(db, now, eq(users.id, id));
  if (!found) throw notFound('There is no such account');
  return found;
}

/** Values of an account for the audit log, without credentials. */
export const notedValues = ({ id: _, ...values }: Account) => values;
