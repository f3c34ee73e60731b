import { sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database';
import { queryRows } from '../../../platform/db/rows';

/** Quota of a date's tickets, and their form while they are held for a choice: the first price of normal seats. */
export interface OfferedPlace {
  readonly quotaId: number;
  readonly seatGroupId: number;
  readonly timeslotId: number | null;
  readonly priceId: number;
}

/** All of a date, the lowest quota first, as all lock them in this order. */
export const placesOf = (db: Database, eventId: number): Promise<readonly OfferedPlace[]> =>
  queryRows<OfferedPlace>(
    db,
    sql`select coalesce(g.quota_id, t.quota_id) as "quotaId", g.id as "seatGroupId", t.id as "timeslotId", p.id as "priceId"
      from seat_groups g
      left join timeslots t on t.seat_group_id = g.id and g.quota_id is null
      join lateral (select id from prices where seat_group_id = g.id and seat_kind = 'normal' order by position, id limit 1) p on true
      where g.event_id = ${eventId} and coalesce(g.quota_id, t.quota_id) is not null
      order by 1`,
  );
