import { notFound, SiteError, type Language } from '@vestibule/contracts';
import { and, eq, or, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { events, quotas, seatGroups, timeslots } from '../../../engines/records/tables';
import { waiting } from '../tables';
import { availabilityOf, loadSeating, isWaitable } from '../../programme';
import { requireShop } from '../seats/find-tickets';
import { newOrderNumber } from '../order-data/order-link';
import { queueJoined } from '../offers/waiting-mails';

export interface Joining {
  readonly eventId: number;
  readonly email: string;
  readonly quantity: number;
  readonly lang: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whole address of the place's page; empty where it is unknown. */
  readonly linkOf: (number: string) => string;
}

export const nothingToWaitFor = () =>
  new SiteError('conflict', 409, 'There is nothing to wait for: there are tickets, or the event is near or over');

/**
 * Puts a visitor on the waiting list of a sold-out date, and confirms it by mail. A visitor who is on it already keeps
 * the place, with the new number of tickets, and gets no mail; one who was offered tickets before begins again. Throws
 * `not_found`, `shop_offline`, `conflict` where nobody can wait, and `validation` for more tickets than there are at
 * one place and time.
 */
export const joinWaiting = (db: Database, joining: Joining): Promise<void> =>
  db.transaction((tx) => joinInTransaction(tx, joining));

async function joinInTransaction(db: Database, { eventId, quantity, lang, now, linkOf, ...given }: Joining) {
  await requireShop(db);
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.id, eventId), eq(events.isOnline, true)));
  if (!event) throw notFound('There is no such event');
  const availability = availabilityOf((await loadSeating(db, [eventId], now)).get(eventId));
  if (!isWaitable(event, availability, now)) throw nothingToWaitFor();
  const most = await mostTogether(db, eventId);
  if (quantity > most)
    throw new SiteError('validation', 400, `At most ${most} tickets can come free at one place and time`, {
      field: 'quantity',
    });
  const email = given.email.toLowerCase();
  const own = and(eq(waiting.eventId, eventId), eq(waiting.email, email));
  const [known] = await db.select().from(waiting).where(own).for('no key update');
  if (known?.state === 'offered' && Date.parse(known.offeredUntil ?? '') > now) return;
  if (known?.state === 'waiting') {
    await db.update(waiting).set({ quantity }).where(eq(waiting.id, known.id));
    return;
  }
  const since = new Date(now).toISOString();
  const anew = { quantity, lang, since, state: 'waiting', holdingCartId: null, offeredUntil: null } as const;
  const number = known?.number ?? newOrderNumber();
  const [row] = known
    ? await db.update(waiting).set(anew).where(eq(waiting.id, known.id)).returning()
    : await db
        .insert(waiting)
        .values({ ...anew, number, eventId, email, link: linkOf(number) })
        .onConflictDoNothing()
        .returning();
  // Two requests at the same time send one mail.
  if (row) await queueJoined(db, { event, waiting: row, now });
}

/** The capacity of the largest seat group or timeslot of an event. */
async function mostTogether(db: Database, eventId: number): Promise<number> {
  const [row] = await db
    .select({ most: sql<number>`coalesce(max(${quotas.capacity}), 0)::integer` })
    .from(seatGroups)
    .leftJoin(timeslots, eq(timeslots.seatGroupId, seatGroups.id))
    .innerJoin(quotas, or(eq(quotas.id, seatGroups.quotaId), eq(quotas.id, timeslots.quotaId)))
    .where(eq(seatGroups.eventId, eventId));
  return row?.most ?? 0;
}
