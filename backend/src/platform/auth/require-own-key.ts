import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { documents } from '../db/tables';

/** Document with the mark of the database's key. */
const NAME = 'key_mark';

/**
 * Refuses a database that was written with another key: mailed links of orders would be 404, and second factors lost,
 * without a word. A database without a mark gets that of this key; `takeOver` replaces a mark.
 */
export async function requireOwnKey(db: Database, secret: Buffer, takeOver: boolean): Promise<void> {
  const value = createHmac('sha256', secret).update('mark of the key').digest('hex');
  const marks = db.insert(documents).values({ name: NAME, value });
  await (takeOver ? marks.onConflictDoUpdate({ target: documents.name, set: { value } }) : marks.onConflictDoNothing());
  const [stored] = await db.select({ value: documents.value }).from(documents).where(eq(documents.name, NAME));
  if (stored?.value === value) return;
  throw new Error(
    'The database belongs to another key: start with its SECRET_KEY, or with the secret.key of its DATA_DIR; or once with SECRET_KEY_CHANGED=yes, after which links in mails that were sent end, and second factors have to be set up again',
  );
}
