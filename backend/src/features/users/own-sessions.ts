import { notFound, type AnswerOf } from '@vestibule/contracts';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Session } from '../../platform/auth/sessions';
import type { Database } from '../../platform/db/database';
import { sessions } from '../../platform/auth/user-tables';

/** Browsers with a session of the user, the latest first. */
export async function ownSessions(db: Database, own: Session, now: number): Promise<AnswerOf<'ownSessions'>> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, own.user.id), gt(sessions.expiresAt, new Date(now).toISOString())))
    .orderBy(desc(sessions.id));
  return rows.map(({ id, browser, createdAt, expiresAt }) => ({
    id,
    browser,
    started_at: createdAt,
    expires_at: expiresAt,
    is_this: id === own.id,
  }));
}

/** Throws `not_found` for a session that does not exist, or is another user's. */
export async function endOwnSession(db: Database, { user }: Session, id: number | undefined): Promise<void> {
  const ended =
    id === undefined
      ? []
      : await db
          .delete(sessions)
          .where(and(eq(sessions.id, id), eq(sessions.userId, user.id)))
          .returning({ id: sessions.id });
  if (ended.length === 0) throw notFound('There is no such session');
}
