import { SiteError } from '@vestibule/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { queryRows } from '../../../platform/db/rows';
import { quotas } from '../../../engines/records/tables';

/** A quota before and after tickets were taken from it. */
export interface Taken {
  readonly quotaId: number;
  readonly capacity: number;
  readonly before: number;
  readonly after: number;
}

/** 409 with the ticket system's own number for it. */
export const soldOut = (cause?: unknown) =>
  new SiteError('sold_out', 409, 'There are not enough tickets left', { responseCode: -214, cause });

/** 409 with the ticket system's own number for it. */
export const noReservation = () =>
  new SiteError('no_reservation', 409, 'These tickets are not reserved any more', { responseCode: -204 });

export const noVouchers = () => new SiteError('conflict', 409, 'Vouchers are taken at the checkout');

/** Gives back expired holds on a quota. Returns the number of places that became free. */
export async function freeExpired(db: Database, quotaId: number, now: number): Promise<number> {
  const at = new Date(now).toISOString();
  const [row] = await queryRows<{ n: number }>(
    db,
    sql`
    WITH gone AS (DELETE FROM holds WHERE quota_id = ${quotaId} AND expires_at <= ${at} RETURNING quantity * places AS taken),
         freed AS (SELECT sum(taken)::integer AS n FROM gone)
    UPDATE quotas SET held = held - freed.n FROM freed WHERE quotas.id = ${quotaId} AND freed.n > 0 RETURNING freed.n`,
  );
  return row?.n ?? 0;
}

/**
 * Holds `quantity` tickets of a quota in one statement, which no other transaction can come between. Throws `sold_out`
 * (-214).
 */
export async function takeTickets(db: Database, quotaId: number, quantity: number): Promise<Taken> {
  const [row] = await db
    .update(quotas)
    .set({ held: sql`${quotas.held} + ${quantity}` })
    .where(and(eq(quotas.id, quotaId), sql`${quotas.held} + ${quantity} <= ${quotas.capacity}`))
    .returning({ held: quotas.held, capacity: quotas.capacity });
  if (row === undefined) throw soldOut();
  return { quotaId, capacity: row.capacity, before: row.held - quantity, after: row.held };
}

/** Takes tickets off a quota again. */
export async function giveBackTickets(db: Database, quotaId: number, quantity: number): Promise<Taken> {
  const [row] = await db
    .update(quotas)
    .set({ held: sql`${quotas.held} - ${quantity}` })
    .where(eq(quotas.id, quotaId))
    .returning({ held: quotas.held, capacity: quotas.capacity });
  if (!row) throw new Error('The quota is gone');
  return { quotaId, capacity: row.capacity, before: row.held + quantity, after: row.held };
}
