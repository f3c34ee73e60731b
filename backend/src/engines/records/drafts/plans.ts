import type { RecordKind } from '@vestibule/contracts/records/kinds';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import type { Json } from '../../../platform/db/documents';
import { recordPlans } from '../tables';
import { heldValues } from './held-values';

export type Plan = typeof recordPlans.$inferSelect;
export type PlanAction = Plan['action'];

const ofRecord = (kind: RecordKind, id: number) => and(eq(recordPlans.kind, kind), eq(recordPlans.recordId, id));

interface NewPlan {
  readonly id: number;
  readonly action: PlanAction;
  /** Changes of a publication, in the form of packs. */
  readonly changes: Json;
  /** Milliseconds since 1970. */
  readonly instant: number;
  readonly authorId: number;
}

/** Plans a publication or a withdrawal of a record, in place of the one that is planned. */
export async function keepPlan(
  tx: Database,
  kind: RecordKind,
  { id, action, changes, instant, authorId }: NewPlan,
): Promise<void> {
  const at = new Date(instant).toISOString();
  const row = { changes: await heldValues(tx, kind, changes), at, authorId, failure: null };
  await tx
    .insert(recordPlans)
    .values({ kind, recordId: id, action, ...row })
    .onConflictDoUpdate({ target: [recordPlans.kind, recordPlans.recordId, recordPlans.action], set: row });
}

/** Takes a plan of a record back. */
export async function dropPlan(tx: Database, kind: RecordKind, id: number, action: PlanAction): Promise<void> {
  await tx.delete(recordPlans).where(and(ofRecord(kind, id), eq(recordPlans.action, action)));
}

/** Takes all plans of a record back, and returns them. */
export const dropPlans = (tx: Database, kind: RecordKind, id: number): Promise<readonly Plan[]> =>
  tx.delete(recordPlans).where(ofRecord(kind, id)).returning();

/** Plans whose instant has come and that have not failed, in their order. */
export const duePlans = (db: Database, now: number): Promise<readonly Plan[]> =>
  db
    .select()
    .from(recordPlans)
    .where(and(isNull(recordPlans.failure), lte(recordPlans.at, new Date(now).toISOString())))
    .orderBy(asc(recordPlans.at), asc(recordPlans.id));

/** Takes a due plan in order to do it; undefined where somebody else has taken it, or its author another decision. */
export async function takePlan(tx: Database, { id, at }: Plan): Promise<Plan | undefined> {
  const [taken] = await tx
    .delete(recordPlans)
    .where(and(eq(recordPlans.id, id), eq(recordPlans.at, at)))
    .returning();
  return taken;
}

/** Notes why a plan could not be done; it is not tried again. */
export async function failPlan(db: Database, { id, at }: Plan, failure: string): Promise<void> {
  await db
    .update(recordPlans)
    .set({ failure })
    .where(and(eq(recordPlans.id, id), eq(recordPlans.at, at)));
}
