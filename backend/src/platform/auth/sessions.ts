import { SESSION_TOKEN } from '@vestibule/contracts';
import type { Right } from '@vestibule/contracts/rights/rights';
import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rightsOfRole } from './rights-of';
import { roles, sessions, users } from './user-tables';
import { SESSION_SECONDS } from './cookies';

/** The session's user without credentials. */
export type User = Pick<
  typeof users.$inferSelect,
  'id' | 'email' | 'username' | 'firstName' | 'lastName' | 'hasDashboardOnlineAccess' | 'role' | 'language'
> & {
  /** Empty for a ready-made role. */
  readonly roleName: string;
  readonly rights: readonly Right[];
};
export interface Session {
  readonly id: number;
  readonly tokenHash: string;
  readonly user: User;
}

/** A token that cannot be guessed. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The stored form of a session token: a copy of the table opens no session. */
export const tokenHashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A session that made no call for so long has ended, in ms (docs/behaviour/editing.md#editors). */
const IDLE_MS = 12 * 60 * 60_000;
/** Its end is moved at most so often, in ms: each move is a write. */
const MOVE_MS = 5 * 60_000;

/** Longer names of browsers have no further information. */
const MAX_BROWSER = 300;

interface NewSession {
  readonly userId: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly oldToken: string | undefined;
  /** User agent of the browser. */
  readonly browser: string;
}

/** Starts a session in place of the one of `oldToken`; returns the token of its cookie, which is stored nowhere. */
export async function startSession(db: Database, { userId, now, oldToken, browser }: NewSession): Promise<string> {
  const token = newToken();
  await db.transaction(async (tx) => {
    await tx.delete(sessions).where(lt(sessions.expiresAt, new Date(now).toISOString()));
    if (oldToken !== undefined) await tx.delete(sessions).where(eq(sessions.tokenHash, tokenHashOf(oldToken)));
    await tx.insert(sessions).values({
      userId,
      tokenHash: tokenHashOf(token),
      browser: browser.slice(0, MAX_BROWSER),
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + IDLE_MS).toISOString(),
    });
  });
  return token;
}

export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHashOf(token)));
}

/** The running session of a cookie's token, or null. It ends when it is not used, and after 14 days at the latest. */
export async function findSession(db: Database, token: string | undefined, now: number): Promise<Session | null> {
  if (token === undefined || !SESSION_TOKEN.test(token)) return null;
  const [row] = await db
    .select({
      id: sessions.id,
      tokenHash: sessions.tokenHash,
      expiresAt: sessions.expiresAt,
      user: {
        id: users.id,
        email: users.email,
        username: users.username,
        firstName: users.firstName,
        lastName: users.lastName,
        hasDashboardOnlineAccess: users.hasDashboardOnlineAccess,
        role: users.role,
        language: users.language,
      },
      role: roles,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(roles, eq(roles.key, users.role))
    .where(
      and(
        eq(sessions.tokenHash, tokenHashOf(token)),
        gt(sessions.expiresAt, new Date(now).toISOString()),
        gt(sessions.createdAt, new Date(now - SESSION_SECONDS * 1000).toISOString()),
        isNull(users.deactivatedAt),
      ),
    );
  if (!row) return null;
  const { expiresAt, role, user, ...session } = row;
  const end = now + IDLE_MS;
  // A database that takes no writes now still lets editors read.
  if (Date.parse(expiresAt) < end - MOVE_MS)
    await db
      .update(sessions)
      .set({ expiresAt: new Date(end).toISOString() })
      .where(eq(sessions.id, session.id))
      .catch(() => undefined);
  return { ...session, user: { ...user, roleName: role.name, rights: rightsOfRole(role) } };
}
