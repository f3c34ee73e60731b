import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@vestibule/contracts';
import type { Database } from '../../../platform/db/database';
import { eq } from 'drizzle-orm';
import { users } from '../../../platform/auth/user-tables';
import { asText, loadDocument } from '../../../platform/db/documents';

/**
 * Language of a mail to the staff (docs/behaviour/interface.md#mails-to-the-staff): the recipient's own where the
 * address is that of an account, else that of the settings.
 */
export async function loadStaffLanguage(db: Database, recipient?: string): Promise<Language> {
  const own = recipient === undefined ? undefined : await languageOfAccount(db, recipient);
  if (own) return own;
  const lang = asText((await loadDocument(db, 'settings'))['staff_language']);
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}

async function languageOfAccount(db: Database, email: string): Promise<Language | null | undefined> {
  const [user] = await db.select({ language: users.language }).from(users).where(eq(users.email, email.toLowerCase()));
  return user?.language;
}
