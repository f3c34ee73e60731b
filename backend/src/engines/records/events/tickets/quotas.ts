import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { quotas } from '../../tables';
import { inBatches } from '../../../../platform/db/batches';

/** Makes one quota per capacity; ids in the same order. */
export async function createQuotas(db: Database, capacities: readonly number[]): Promise<number[]> {
  const rows = await inBatches(capacities, (batch) =>
    db
      .insert(quotas)
      .values(batch.map((capacity) => ({ capacity })))
      .returning({ id: quotas.id, capacity: quotas.capacity }),
  );
  // RETURNING is in the order of VALUES in practice, but nothing promises it: each capacity takes an id that was
  // created for it.
  const byCapacity = new Map<number, number[]>();
  for (const { id, capacity } of rows) {
    const ids = byCapacity.get(capacity);
    if (ids === undefined) byCapacity.set(capacity, [id]);
    else ids.push(id);
  }
  return capacities.map((capacity) => {
    const id = byCapacity.get(capacity)?.pop();
    if (id === undefined) throw new Error('A quota was not created');
    return id;
  });
}

export interface Resize {
  readonly id: number;
  readonly capacity: number;
}
/** Sets capacities, but never below the held number. Returns those that could not be reduced as far as requested. */
export async function resizeQuotas(
  db: Database,
  sizes: readonly Resize[],
): Promise<{ id: number; capacity: number }[]> {
  const rows = await inBatches(sizes, (batch) =>
    db
      .update(quotas)
      .set({ capacity: sql`greatest(${quotas.held}, v.wanted)` })
      .from(
        sql`jsonb_to_recordset(${JSON.stringify(batch.map(({ id, capacity }) => ({ wanted_id: id, wanted: capacity })))}::jsonb) AS v(wanted_id integer, wanted integer)`,
      )
      .where(sql`${quotas.id} = v.wanted_id`)
      .returning({ id: quotas.id, capacity: quotas.capacity }),
  );
  const wanted = new Map(sizes.map(({ id, capacity }) => [id, capacity]));
  return rows.filter((row) => row.capacity > (wanted.get(row.id) ?? row.capacity));
}
