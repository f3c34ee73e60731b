import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { queryRows } from '../../../platform/db/rows';
import { ticketClaims } from '../../../engines/records/events/tickets/ticket-claims';
import { quotas } from '../../../engines/records/tables';
import { isFullPriceIn } from '../../../engines/records/events/tickets/full-price';

export type Availability = 'available' | 'few' | 'sold_out' | 'free' | 'none';
/** Seats and prices of one event. `left` counts seats of holds that have run out as free. */
export interface Seating {
  readonly capacity: number;
  readonly left: number;
  /** Lowest and highest full price, decimal euro; null without prices. */
  readonly priceFrom: string | null;
  readonly priceTo: string | null;
  readonly isFree: boolean;
}

const FEW_SEATS = 5;
const FEW_SHARE = 0.1;
/** Where more of them are left nothing is scarce, however small the place is. */
const MOST_SHARE = 0.5;
/** Seats left of the quota in the query: expired holds are still counted in `held` until the seats are needed. */
export function seatsLeft(now: number): SQL<number> {
  const expired = ticketClaims().expiredHolds(quotas.id, now);
  return sql<number>`greatest(0, least(${quotas.capacity}, ${quotas.capacity} - ${quotas.held} + ${expired}))::int`;
}

/** Seating of all events of a list in one query; events without seat groups are missing. */
export async function loadSeating(
  db: Database,
  eventIds: readonly number[],
  now: number,
): Promise<ReadonlyMap<number, Seating>> {
  if (eventIds.length === 0) return new Map();
  const ids = sql.join(
    eventIds.map((id) => sql`${id}::int`),
    sql`, `,
  );
  const rows = await queryRows<Seating & { eventId: number }>(
    db,
    sql`with groups as (select id, event_id, quota_id from seat_groups where event_id in (${ids})),
      stock as (
        select groups.event_id, quota_id from groups where quota_id is not null
        -- Once for groups that share a quota.
        union
        select groups.event_id, timeslots.quota_id from groups join timeslots on timeslots.seat_group_id = groups.id
      ),
      seats as (select event_id, sum(capacity)::int as capacity, sum(${seatsLeft(now)})::int as seats_left from stock join ${quotas} on quotas.id = stock.quota_id group by event_id),
      money as (
        select event_id,
          coalesce(min(price) filter (where ${isFullPriceIn(sql`prices.text`)}), min(price))::text as low,
          coalesce(max(price) filter (where ${isFullPriceIn(sql`prices.text`)}), max(price))::text as high,
          bool_and(price = 0) as is_free
        from groups join prices on prices.seat_group_id = groups.id group by event_id
      )
      select distinct groups.event_id as "eventId", coalesce(capacity, 0) as capacity, coalesce(seats_left, 0) as "left",
        low as "priceFrom", high as "priceTo", coalesce(is_free, false) as "isFree"
      from groups left join seats on seats.event_id = groups.event_id left join money on money.event_id = groups.event_id`,
  );
  return new Map(rows.map(({ eventId, ...seating }) => [eventId, seating]));
}

/**
 * One word for how many seats there are; `none` means that the event sells no tickets here. `isFree`: one that needs no
 * ticket costs nothing.
 */
export function availabilityOf(seating: Seating | undefined, isFree = false): Availability {
  if (!seating) return isFree ? 'free' : 'none';
  if (seating.left === 0) return 'sold_out';
  if (seating.isFree) return 'free';
  const { capacity, left } = seating;
  const isFew = left <= Math.max(FEW_SEATS, capacity * FEW_SHARE) && left <= capacity * MOST_SHARE;
  return isFew ? 'few' : 'available';
}
