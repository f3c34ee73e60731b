import { eq } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { quotas } from '../../../../engines/records/tables';
import { soldOut, type Taken } from '../../holds/quotas';

const read = async (db: Database, quotaId: number, quantity: number) => {
  const [row] = await db
    .select({ held: quotas.held, capacity: quotas.capacity })
    .from(quotas)
    .where(eq(quotas.id, quotaId));
  if (row === undefined || row.held + quantity > row.capacity) throw soldOut();
  return row;
};

/** `takeTickets` as one would write it without thinking of others: reads, decides, writes. For control runs. */
export async function takeTicketsUnsafely(db: Database, quotaId: number, quantity: number): Promise<Taken> {
  const { held, capacity } = await read(db, quotaId, quantity);
  const after = held + quantity;
  await db.update(quotas).set({ held: after }).where(eq(quotas.id, quotaId));
  return { quotaId, capacity, before: held, after };
}

/** The same without a write, so that not even the lock of the row protects the next choice. */
export async function takeTicketsUncounted(db: Database, quotaId: number, quantity: number): Promise<Taken> {
  const { held, capacity } = await read(db, quotaId, quantity);
  return { quotaId, capacity, before: held, after: held + quantity };
}
