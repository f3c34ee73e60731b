import { eq } from 'drizzle-orm';
import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../../../platform/db/database';
import { quotas } from '../../../../engines/records/tables';
import { soldOut, type Taken } from '../../holds/quotas';

/** Between reading and writing, in ms. */
const THINKING_MS = 50;

const read = async (db: Database, quotaId: number, quantity: number) => {
  const [row] = await db
    .select({ held: quotas.held, capacity: quotas.capacity })
    .from(quotas)
    .where(eq(quotas.id, quotaId));
  if (row === undefined || row.held + quantity > row.capacity) throw soldOut();
  // Others read as well before this one writes, also on a machine that is so busy that one would come after the other.
  await setTimeout(THINKING_MS);
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
