import { and, eq, sql } from 'drizzle-orm';
import { note, type By } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { auditLog } from '../../../platform/audit/tables';

/** Notes that a door without network has admitted an invalid ticket; once, however often the door sends it. */
export async function noteLetIn(
  tx: Database,
  { ticketId, at }: { readonly ticketId: number; readonly at: string },
  by: By,
): Promise<void> {
  const [noted] = await tx
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subject, 'tickets'),
        eq(auditLog.subjectId, String(ticketId)),
        eq(sql`${auditLog.after} ->> 'let_in_again_at'`, at),
      ),
    );
  if (noted) return;
  const [before, after] = [{ let_in_again_at: null }, { let_in_again_at: at }];
  await note(tx, by, { subject: 'tickets', subjectId: ticketId, before, after });
}
