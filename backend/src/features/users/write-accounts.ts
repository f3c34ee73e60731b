import { SiteError, type Language } from '@vestibule/contracts';
import type { BodyOf } from '@vestibule/contracts/api/calls';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { note, type By } from '../../platform/audit/note';
import type { Database } from '../../platform/db/database';
import { lockUntilCommit } from '../../platform/db/lock';
import { recoveryCodes, sessions, users } from '../../platform/auth/user-tables';
import { loadStaffLanguage } from '../site';
import { queueAccountNotice } from './account-notice';
import { findAccount, notedValues, type Account } from './accounts';
import { queuePasswordLink } from './password-link';
import { requireOwnOrLess, requireOwnRole } from './require-rights';

interface Invited {
  readonly account: Account;
  /** Of the invitation. */
  readonly link: string;
}

/**
 * Makes an account and queues its invitation; without a language the account gets that of the staff. `pageIn`: whole
 * address of the page where a password is chosen. Throws `conflict` where there is an account of this address, and the
 * errors of `requireOwnRole`.
 */
export function invite(
  db: Database,
  by: By,
  given: BodyOf<'inviteUser'>,
  pageIn: (lang: Language) => string,
): Promise<Invited> {
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'users');
    await requireOwnRole(tx, by.authorId, given.role);
    const email = given.email.toLowerCase();
    const lang = given.language ?? (await loadStaffLanguage(tx));
    const [user] = await tx
      .insert(users)
      .values({
        email,
        username: email.split('@', 1)[0] ?? email,
        firstName: given.first_name,
        lastName: given.last_name,
        role: given.role,
        language: lang,
      })
      .onConflictDoNothing()
      .returning();
    if (!user) throw new SiteError('conflict', 409, 'There is an account for this address', { field: 'email' });
    const link = await queuePasswordLink(tx, { user, lang, page: pageIn(lang), now: by.now });
    const account = await findAccount(tx, user.id, by.now);
    await note(tx, by, { subject: 'users', subjectId: user.id, after: notedValues(account) });
    return { account, link };
  });
}

/** Changes an account; one that is shut loses its sessions. Throws `not_found`, `conflict`, `forbidden`. */
export function changeAccount(
  db: Database,
  by: By,
  id: number,
  { first_name: firstName, last_name: lastName, role, language, is_active: isActive }: BodyOf<'changeUser'>,
): Promise<Account> {
  const deactivatedAt = isActive === undefined ? undefined : isActive ? null : new Date(by.now).toISOString();
  const given = Object.entries({ firstName, lastName, role, language, deactivatedAt }).filter(
    ([, value]) => value !== undefined,
  );
  return write(db, by, id, async (tx) => {
    if (given.length === 0) return;
    if (role !== undefined) await requireOwnRole(tx, by.authorId, role);
    await tx.update(users).set(Object.fromEntries(given)).where(eq(users.id, id));
    if (isActive === false) await tx.delete(sessions).where(eq(sessions.userId, id));
    if (role !== undefined || isActive !== undefined) await requireAdministratorLeft(tx);
  });
}

/** Sets the language of one's own account. */
export const changeOwnLanguage = (db: Database, by: By, language: Language): Promise<Account> =>
  changeAccount(db, by, by.authorId, { language });

/** Removes the second factor of an account whose owner has lost it; `lang` is of an account without a choice. */
export const removeSecondFactor = (db: Database, by: By, id: number, lang: Language): Promise<Account> =>
  write(db, by, id, async (tx) => {
    const had = and(eq(users.id, id), isNotNull(users.totpSecret));
    const [user] = await tx.update(users).set({ totpSecret: null }).where(had).returning();
    if (user) await queueAccountNotice(tx, 'secondFactorRemoved', { owner: user, lang, now: by.now });
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, id));
  });

/** Ends all sessions of an account. */
export const endSessions = (db: Database, by: By, id: number): Promise<Account> =>
  write(db, by, id, async (tx) => void (await tx.delete(sessions).where(eq(sessions.userId, id))));

function write(db: Database, by: By, id: number, change: (tx: Database) => Promise<void>): Promise<Account> {
  return db.transaction(async (tx) => {
    // Two administrators could shut each other out.
    await lockUntilCommit(tx, 'users');
    const before = await findAccount(tx, id, by.now);
    await requireOwnOrLess(tx, by.authorId, id);
    await change(tx);
    const after = await findAccount(tx, id, by.now);
    await note(tx, by, { subject: 'users', subjectId: id, before: notedValues(before), after: notedValues(after) });
    return after;
  });
}

/** An invited account does not count: the person may never log in. */
async function requireAdministratorLeft(tx: Database): Promise<void> {
  const left = await tx.$count(
    users,
    and(eq(users.role, 'administrator'), isNull(users.deactivatedAt), isNotNull(users.passwordHash)),
  );
  if (left === 0) throw new SiteError('conflict', 409, 'At least one administrator must remain', { field: 'role' });
}
