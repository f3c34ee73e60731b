import { lt } from 'drizzle-orm';
import type { Database } from '../db/database';
import { auditLog } from './tables';

/** Days for which the log is stored: it names people (docs/behaviour/editing.md#audit-log). */
const KEPT_DAYS = 730;

export async function expireAudit(db: Database, now: number): Promise<void> {
  await db.delete(auditLog).where(lt(auditLog.at, new Date(now - KEPT_DAYS * 24 * 3600 * 1000).toISOString()));
}
