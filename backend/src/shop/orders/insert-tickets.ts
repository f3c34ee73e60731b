import type { Database } from '../../platform/db/database';
import { tickets, type orderLines } from '../../platform/db/schema';
import { newTicketCode } from './order-link';

/** Makes a ticket for every admission of these lines. */
export async function insertTickets(
  db: Database,
  lines: readonly Pick<typeof orderLines.$inferSelect, 'id' | 'quantity'>[],
): Promise<void> {
  const codes = lines.flatMap(({ id, quantity }) =>
    Array.from({ length: quantity }, () => ({ lineId: id, code: newTicketCode() })),
  );
  await db.insert(tickets).values(codes);
}
