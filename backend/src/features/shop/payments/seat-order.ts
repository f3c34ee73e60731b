import { isSiteError, SiteError } from '@vestibule/contracts';
import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { events } from '../../../engines/records/tables';
import { orders } from '../tables';
import { changedEvents, type TakenOfEvent } from '../holds/changed-events';
import { freeExpired, takeTickets } from '../holds/quotas';
import { findOrder, type WholeOrder } from '../order-data/find-order';
import { insertTickets } from '../order-data/insert-tickets';
import { isUsedUp, voucherOf } from '../vouchers/vouchers';
import { kindsOf } from '../order-data/sold-lines';
import { requireWheelchairPlaces } from '../seats/companions';
import { seatsOf } from '../seats/owned-seats';
import { takeSeats } from '../seats/take-seats';
import { giveBackKept, takeHolds, type PerQuota } from '../cart/order-holds';

/** Result for an order whose money has come. */
export interface Seated {
  readonly seated: boolean;
  /** Events that look different to visitors since. */
  readonly events: readonly number[];
}

/**
 * Gives a paid order its tickets: its holds, and others in the place of expired ones. Where not all are available it
 * gets none, and waits for its refund. The order must be locked.
 */
export async function seatOrder(db: Database, orderId: number, now: number): Promise<Seated> {
  const found = await findOrder(db, orderId);
  if (!found) throw new Error('An order is paid that is not there');
  const kept = await takeHolds(db, found);
  let changes: readonly TakenOfEvent[];
  let seated = true;
  try {
    // A savepoint: all that is missing, or nothing.
    changes = await db.transaction((tx) => takeMissing(tx, found, kept, now));
  } catch (error) {
    if (!isSiteError(error)) throw error;
    seated = false;
    changes = await giveBackKept(db, found, kept);
  }
  await db
    .update(orders)
    .set({ state: seated ? 'confirmed' : 'refund' })
    .where(eq(orders.id, orderId));
  if (seated) await insertTickets(db, found.lines);
  return { seated, events: await changedEvents(db, changes, now) };
}

async function takeMissing(
  db: Database,
  { order, lines }: WholeOrder,
  kept: PerQuota,
  now: number,
): Promise<TakenOfEvent[]> {
  await requireVoucher(db, order, now);
  requireWheelchairPlaces(kindsOf(lines), 'tickets');
  await requireEvents(
    db,
    lines.map(({ eventId }) => eventId ?? 0),
    now,
  );
  const ids = [...new Set(lines.map(({ quotaId }) => quotaId))].sort((a, b) => a - b);
  const taken: TakenOfEvent[] = [];
  for (const quotaId of ids) {
    const own = lines.filter((line) => line.quotaId === quotaId);
    const missing = own.reduce((sum, { quantity, places }) => sum + quantity * places, 0) - (kept.get(quotaId) ?? 0);
    if (missing <= 0) continue;
    const freed = await freeExpired(db, quotaId, now);
    const change = await takeTickets(db, quotaId, missing);
    taken.push({ ...change, before: change.before + freed, eventId: own[0]?.eventId ?? 0 });
    await takeMissingSeats(db, quotaId, own);
  }
  return taken;
}

/** Seats for tickets of the lines whose own ones were given away. */
async function takeMissingSeats(db: Database, quotaId: number, lines: WholeOrder['lines']): Promise<void> {
  const kept = await seatsOf(
    db,
    'lineId',
    lines.map(({ id }) => id),
  );
  const wishes = lines.map(({ id, quantity, seatKind }) => ({
    owner: { lineId: id },
    quantity: quantity - (kept.get(id)?.length ?? 0),
    kind: seatKind,
    chosen: [],
  }));
  await takeSeats(db, quotaId, wishes);
}

/** Another order may have used its voucher, after the seats had run out. */
async function requireVoucher(db: Database, { id, voucherId }: WholeOrder['order'], now: number): Promise<void> {
  const voucher = await voucherOf(db, voucherId, true);
  if (voucher && (await isUsedUp(db, voucher, { now, orderId: id })))
    throw new SiteError('conflict', 409, 'The voucher of the order was used meanwhile');
}

/** Nobody gets a seat at an event that was cancelled, removed or over when the money came. */
async function requireEvents(db: Database, ids: readonly number[], now: number): Promise<void> {
  const wanted = [...new Set(ids)];
  const on = and(ne(events.status, 'cancelled'), gt(events.endsAt, new Date(now).toISOString()));
  if ((await db.$count(events, and(inArray(events.id, wanted), on))) < wanted.length)
    throw new SiteError('conflict', 409, 'An event of the order is cancelled or over');
}
