import { SiteError, type AnswerOf, type Language } from '@vestibule/contracts';
import type { BodyOf } from '@vestibule/contracts/api/calls';
import { eq } from 'drizzle-orm';
import { note } from '../../platform/audit/note';
import { checkPassword } from '../../platform/auth/password';
import { renewRecoveryCodes } from '../../platform/auth/recovery';
import { seal } from '../../platform/auth/seal';
import type { User } from '../../platform/auth/sessions';
import { newSecret, secretUri, stepOf } from '../../platform/auth/time-codes';
import { recoveryCodes, users } from '../../platform/auth/user-tables';
import type { Deps } from '../../platform/server/deps';
import { qrCode } from '../../platform/qr';
import { loadSettings } from '../site';
import { queueAccountNotice } from './account-notice';

type Own = Pick<Deps, 'db' | 'now' | 'secret'>;

/** Whether the account has a second factor; a new secret where it has none. */
export async function ownSecondFactor({ db }: Own, { id, email }: User): Promise<AnswerOf<'secondFactor'>> {
  const [row] = await db.select({ totpSecret: users.totpSecret }).from(users).where(eq(users.id, id));
  const active = typeof row?.totpSecret === 'string';
  const left = await db.$count(recoveryCodes, eq(recoveryCodes.userId, id));
  if (active) return { active, recovery_codes: left, offer: null };
  const { product } = await loadSettings(db, 'de');
  const secret = newSecret();
  const uri = secretUri(secret, product, email);
  return { active, recovery_codes: left, offer: { secret, uri, ...qrCode(uri) } };
}

/** Begins to ask for the second factor; returns recovery codes. Throws `validation`, which names the field. */
export async function startSecondFactor(
  deps: Own,
  user: User,
  { password, secret, code }: BodyOf<'startSecondFactor'>,
): Promise<string[]> {
  await provePassword(deps, user, password);
  const now = deps.now();
  const step = stepOf(secret, code, now);
  if (step === null) throw new SiteError('validation', 400, 'The code is wrong', { field: 'code' });
  return deps.db.transaction(async (tx) => {
    await tx
      .update(users)
      .set({ totpSecret: seal(deps.secret, secret), totpStep: step })
      .where(eq(users.id, user.id));
    await note(tx, { authorId: user.id, now }, noted(user, true));
    return renewRecoveryCodes(tx, user.id);
  });
}

/** Mails its owner. Throws `validation` for a wrong password. */
export async function endSecondFactor(deps: Own, user: User, password: string, lang: Language): Promise<void> {
  await provePassword(deps, user, password);
  await deps.db.transaction(async (tx) => {
    await tx.update(users).set({ totpSecret: null }).where(eq(users.id, user.id));
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    const now = deps.now();
    await note(tx, { authorId: user.id, now }, noted(user, false));
    await queueAccountNotice(tx, 'secondFactorRemoved', { owner: user, lang, now });
  });
}

const noted = ({ id }: User, has: boolean) => ({
  subject: 'users',
  subjectId: id,
  before: { has_second_factor: !has },
  after: { has_second_factor: has },
});

/** An open session that a stranger has found is not enough. */
async function provePassword({ db }: Own, { id }: User, password: string): Promise<void> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, id));
  if (!(await checkPassword(row?.passwordHash ?? undefined, password)))
    throw new SiteError('validation', 400, 'The password is wrong', { field: 'password' });
}
