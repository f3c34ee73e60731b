import { SiteError } from '@vestibule/contracts';
import { and, eq, lt } from 'drizzle-orm';
import { users } from './user-tables';
import type { Deps } from '../server/deps';
import { useRecoveryCode } from './recovery';
import { unseal } from './seal';
import { isTimeCode, stepOf } from './time-codes';

type Asked = Pick<typeof users.$inferSelect, 'id' | 'totpSecret'>;

/**
 * Checks the code, or a recovery code, of an account with a second factor after its password. Each is accepted once
 * (docs/behaviour/editing.md#second-factor). Throws `second_factor` without one, `unauthorised` at `code` for a wrong
 * one.
 */
export async function checkSecondFactor(
  { db, now, secret }: Pick<Deps, 'db' | 'now' | 'secret'>,
  { id, totpSecret }: Asked,
  code: string | undefined,
): Promise<void> {
  if (totpSecret === null) return;
  if (!code) throw new SiteError('second_factor', 401, 'Please give the code of your second factor', { field: 'code' });
  // Recovery codes need no key: they stay valid when the site gets a new one.
  const isRight = isTimeCode(code)
    ? await takeStep(db, id, stepOf(unseal(secret, totpSecret), code, now()))
    : await useRecoveryCode(db, id, code);
  if (isRight) return;
  throw new SiteError('unauthorised', 401, 'The code is wrong or was used before', { field: 'code' });
}

/** Whether no code of this step or a later one was taken before. */
async function takeStep(db: Deps['db'], id: number, step: number | null): Promise<boolean> {
  if (step === null) return false;
  const taken = await db
    .update(users)
    .set({ totpStep: step })
    .where(and(eq(users.id, id), lt(users.totpStep, step)))
    .returning({ id: users.id });
  return taken.length > 0;
}
