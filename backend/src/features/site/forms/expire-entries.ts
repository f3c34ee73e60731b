import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { formEntries } from '../tables';
import { forms } from '../../../engines/records/tables';

/**
 * Deletes entries at the end of their form's storage time (docs/behaviour/content.md#entries); returns their number.
 */
export async function expireEntries(db: Database, now: number): Promise<number> {
  const instant = new Date(now).toISOString();
  const expired = sql`exists (
    select 1 from ${forms}
    where ${forms.id} = ${formEntries.formId}
      and ${forms.retentionDays} > 0
      and ${formEntries.createdAt} < ${instant}::timestamptz - ${forms.retentionDays} * interval '1 day'
  )`;
  return (await db.delete(formEntries).where(expired).returning({ id: formEntries.id })).length;
}
