import { SiteError } from '@vestibule/contracts';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { prices, quotas, seatGroups, timeslots } from '../../tables';
import { ticketClaims } from './ticket-claims';

/**
 * Removes prices and groups that the pack no longer has; those with held or sold tickets stay until the tickets are
 * given back.
 */
export async function removeGone(
  db: Database,
  eventIds: readonly number[],
  keep: { groups: readonly number[]; slots: readonly number[]; prices: readonly number[] },
): Promise<void> {
  const own = sql`(SELECT g.id FROM seat_groups g WHERE g.event_id IN (SELECT jsonb_array_elements_text(${JSON.stringify(eventIds)}::jsonb)::integer))`;
  const not = (ids: readonly number[]) =>
    sql`(SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::integer)`;
  const { isNotHeld, isNotSold } = ticketClaims();
  await db
    .delete(timeslots)
    .where(
      sql`${timeslots.seatGroupId} IN ${own} AND ${timeslots.id} NOT IN ${not(keep.slots)} AND ${isNotHeld('timeslotId', timeslots.id)} AND ${isNotSold(sql`(${timeslots.quotaId})`)}`,
    );
  await db
    .delete(prices)
    .where(
      sql`${prices.seatGroupId} IN ${own} AND ${prices.id} NOT IN ${not(keep.prices)} AND ${isNotHeld('priceId', prices.id)}`,
    );
  await db
    .delete(seatGroups)
    .where(
      sql`${seatGroups.id} IN ${own} AND ${seatGroups.id} NOT IN ${not(keep.groups)} AND ${isNotHeld('seatGroupId', seatGroups.id)} AND ${isNotSold(sql`(SELECT ${seatGroups.quotaId} UNION SELECT t.quota_id FROM timeslots t WHERE t.seat_group_id = ${seatGroups.id})`)}`,
    );
  await db
    .delete(quotas)
    .where(
      sql`NOT EXISTS (SELECT 1 FROM seat_groups g WHERE g.quota_id = ${quotas.id}) AND NOT EXISTS (SELECT 1 FROM timeslots t WHERE t.quota_id = ${quotas.id}) AND ${isNotHeld('quotaId', quotas.id)} AND ${isNotSold(sql`(${quotas.id})`)}`,
    );
}

/** Removes all that one can book of an event. Throws `conflict` while tickets are held or were sold. */
export async function removeTickets(db: Database, eventId: number): Promise<void> {
  await removeGone(db, [eventId], { groups: [], slots: [], prices: [] });
  const left = await db.select({ id: seatGroups.id }).from(seatGroups).where(eq(seatGroups.eventId, eventId)).limit(1);
  if (left.length > 0) throw new SiteError('conflict', 409, 'Tickets of it are reserved or sold');
}
