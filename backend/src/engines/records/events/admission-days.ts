import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { events } from '../tables';
import { removeTickets } from './tickets/remove-tickets';

/**
 * Removes the days of an admission that were opened for sale. Throws `conflict` while tickets of one are reserved or
 * were sold.
 */
export async function removeAdmissionDays(db: Database, admissionId: number): Promise<void> {
  const days = await db.select({ id: events.id }).from(events).where(eq(events.admissionId, admissionId));
  for (const { id } of days) await removeTickets(db, id);
  await db.delete(events).where(
    inArray(
      events.id,
      days.map(({ id }) => id),
    ),
  );
}
