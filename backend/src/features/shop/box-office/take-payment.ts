import { SiteError } from '@vestibule/contracts';
import type { DeskWay } from '@vestibule/contracts/order-fields';
import { eq } from 'drizzle-orm';
import { note, type By } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { orders } from '../tables';
import { isOwed } from '../order-data/paid';
import { requireDeskWay } from '../rules/require-way';

/**
 * Notes that the money of an order has come. Throws `not_found`, `conflict` where none is owed, `validation` (field
 * `way`) where the site takes none by this way.
 */
export const takePayment = (db: Database, number: string, way: DeskWay, by: By): Promise<void> =>
  db.transaction(async (tx) => {
    await requireDeskWay(tx, way);
    // Locked: whoever cancels it meanwhile waits, and then knows that money has to go back.
    const [order] = await tx.select().from(orders).where(eq(orders.number, number)).for('no key update');
    if (!order) throw new SiteError('not_found', 404, 'There is no such order');
    if (!isOwed(order)) throw new SiteError('conflict', 409, 'Nothing is to be paid for this order');
    const paidAt = new Date(by.now).toISOString();
    await tx.update(orders).set({ paidBy: way, paidAt }).where(eq(orders.id, order.id));
    const [before, after] = [{ paid_by: null }, { paid_by: way }];
    await note(tx, by, { subject: 'orders', subjectId: number, before, after });
  });
