import { sql } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { documents } from '../../../../platform/db/tables';
import { events, prices, quotas, seatGroups, timeslots } from '../../../../engines/records/tables';

/** The tests' present: a Monday noon in Berlin. */
export const NOW = Date.UTC(2026, 10, 23, 11, 0);

export interface Shop {
  readonly eventId: number;
  readonly idJet: string;
  /** Seat group without timeslots. */
  readonly hall: { readonly id: number; readonly quotaId: number };
  /** Seat group with timeslots; `slots` are their quotas, which answers call block_id. */
  readonly tour?: { readonly id: number; readonly slots: readonly number[] };
}

async function quota(db: Database, capacity: number): Promise<number> {
  const [row] = await db.insert(quotas).values({ capacity }).returning({ id: quotas.id });
  return row?.id ?? 0;
}

async function group(db: Database, eventId: number, key: string, quotaId: number | null): Promise<number> {
  const [row] = await db
    .insert(seatGroups)
    .values({ eventId, key, name: { de: key }, quotaId })
    .returning({ id: seatGroups.id });
  const id = row?.id ?? 0;
  await db.insert(prices).values([
    { seatGroupId: id, name: { de: 'Normal' }, text: { de: 'Vollpreis' }, price: '12.00', saleType: 1 },
    { seatGroupId: id, name: { de: 'Schüler' }, text: { de: 'Ermäßigt' }, price: '6.50', saleType: 2 },
  ]);
  return id;
}

export interface ShopOptions {
  readonly idJet?: string;
  readonly capacity?: number;
  /** Capacities of timeslots at 10:00, 11:00, …; adds a second seat group. */
  readonly slots?: readonly number[];
  readonly event?: Partial<typeof events.$inferInsert>;
}

/** Rules of sale that allow everything, for tests that are not about them. */
export const OPEN_SALES = {
  pay_desk: true,
  pay_invoice: true,
  unpaid_email: 1_000_000,
  unpaid_client: 1_000_000,
  unpaid_date: 1_000_000,
  cancel_by_link: true,
  cancel_hours: 0,
  desk_cash: true,
} as const;

/** Puts an event with tickets into the database, two days after NOW. */
export async function openShop(
  db: Database,
  { idJet = 'VB-1', capacity = 50, slots, event = {} }: ShopOptions = {},
): Promise<Shop> {
  await db
    .insert(documents)
    .values({ name: 'settings', value: { is_shop_online: true, sales: OPEN_SALES } })
    .onConflictDoNothing();
  const [row] = await db
    .insert(events)
    .values({
      key: idJet,
      title: { de: 'Orgelnacht' },
      localStart: '2026-11-25T19:30',
      localEnd: '2026-11-25T21:00',
      timezone: 'Europe/Berlin',
      startsAt: '2026-11-25T18:30:00.000Z',
      endsAt: '2026-11-25T20:00:00.000Z',
      idJet,
      ...event,
    })
    .returning({ id: events.id });
  const eventId = row?.id ?? 0;
  const quotaId = await quota(db, capacity);
  const hall = { id: await group(db, eventId, 'Saal', quotaId), quotaId };
  if (slots === undefined) return { eventId, idJet, hall };
  const tour = { id: await group(db, eventId, 'Führung', null), slots: [] as number[] };
  for (const [index, places] of slots.entries()) {
    const slotQuota = await quota(db, places);
    await db.insert(timeslots).values({ seatGroupId: tour.id, timeStart: `${10 + index}:00`, quotaId: slotQuota });
    tour.slots.push(slotQuota);
  }
  return { eventId, idJet, hall, tour };
}

/** Empties everything that carts and events have left. */
export async function closeShops(db: Database): Promise<void> {
  await db.execute(
    sql`TRUNCATE holds, cart_requests, carts, timeslots, prices, seat_groups, quotas, events, documents RESTART IDENTITY CASCADE`,
  );
}
