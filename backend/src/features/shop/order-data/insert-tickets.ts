import type { Database } from '../../../platform/db/database';
import { tickets, type orderLines } from '../tables';
import { seatTickets } from '../seats/owned-seats';
import { newTicketCode } from './order-link';

/** Makes a ticket for every admission of these lines, each with its seat where they are numbered. */
export async function insertTickets(
  db: Database,
  lines: readonly Pick<typeof orderLines.$inferSelect, 'id' | 'quantity'>[],
): Promise<void> {
  const codes = lines.flatMap(({ id, quantity }) =>
    Array.from({ length: quantity }, () => ({ lineId: id, code: newTicketCode() })),
  );
  await db.insert(tickets).values(codes);
  await seatTickets(
    db,
    lines.map(({ id }) => id),
  );
}
