import type { Database } from '../db/database';
import { users } from './user-tables';
import { generatePassword, hashPassword } from './password';

export interface FirstLogin {
  readonly email: string;
  readonly password: string;
}

/**
 * On the very first start: the administrator, with the password given or a new one. Null when there are users already.
 */
export async function createFirstUser(
  db: Database,
  email: string,
  password = generatePassword(),
): Promise<FirstLogin | null> {
  const [present] = await db.select({ id: users.id }).from(users).limit(1);
  if (present) return null;
  const name = email.split('@', 1)[0] ?? email;
  const passwordHash = await hashPassword(password);
  await db.insert(users).values({
    email: email.toLowerCase(),
    username: name,
    firstName: name,
    passwordHash,
    hasDashboardOnlineAccess: true,
    role: 'administrator',
  });
  return { email, password };
}
