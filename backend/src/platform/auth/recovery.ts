import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { recoveryCodes } from './user-tables';

const COUNT = 10;
const BYTES = 8;

const hashOf = (code: string) => createHash('sha256').update(code.replace(/[\s-]/g, '').toLowerCase()).digest('hex');

/** New codes in place of those there were, 64 bits each: `4f0a-91c2-77de-0b35`. They are stored as hashes only. */
export async function renewRecoveryCodes(tx: Database, userId: number): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () =>
    (randomBytes(BYTES).toString('hex').match(/.{4}/g) ?? []).join('-'),
  );
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: hashOf(code) })));
  return codes;
}

/** Whether it was one of the account's codes, which it is no more. */
export async function useRecoveryCode(db: Database, userId: number, code: string): Promise<boolean> {
  const used = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code))))
    .returning({ id: recoveryCodes.id });
  return used.length > 0;
}
