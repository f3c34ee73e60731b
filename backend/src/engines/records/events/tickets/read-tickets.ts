import { asc, eq, inArray } from 'drizzle-orm';
import { inBatches } from '../../../../platform/db/batches';
import type { Database } from '../../../../platform/db/database';
import { prices, quotas, seatGroups, timeslots } from '../../tables';
import type { Json } from '../../../../platform/db/documents';
import { compact } from '../../compact';
import { groupBy } from '../../../../platform/group-by';

/** Seat groups by their event, each in the form of packs. */
export async function readSeatGroups(
  db: Database,
  eventIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Json[]>> {
  const groups = await inBatches(eventIds, (batch) =>
    db
      .select({ group: seatGroups, capacity: quotas.capacity })
      .from(seatGroups)
      .leftJoin(quotas, eq(quotas.id, seatGroups.quotaId))
      .where(inArray(seatGroups.eventId, batch))
      .orderBy(asc(seatGroups.position), asc(seatGroups.key)),
  );
  const groupIds = groups.map(({ group }) => group.id);
  const [pricesOf, slotsOf] = [await readPrices(db, groupIds), await readTimeslots(db, groupIds)];
  return grouped(
    groups.map(({ group: { id, eventId, key, name, text, seats }, capacity }) => [
      eventId,
      { key, name, text, ...(seats ? { seats } : { capacity }), prices: pricesOf.get(id), timeslots: slotsOf.get(id) },
    ]),
  );
}

async function readPrices(db: Database, groupIds: readonly number[]) {
  const rows = await inBatches(groupIds, (batch) =>
    db
      .select()
      .from(prices)
      .where(inArray(prices.seatGroupId, batch))
      .orderBy(asc(prices.position), asc(prices.saleType)),
  );
  return grouped(
    rows.map(({ seatGroupId, name, text, price, vat, saleType, seatKind }) => [
      seatGroupId,
      {
        name,
        text,
        price,
        ...(vat > 0 && { vat }),
        sale_type: saleType,
        ...(seatKind !== 'normal' && { seat_kind: seatKind }),
      },
    ]),
  );
}

async function readTimeslots(db: Database, groupIds: readonly number[]) {
  const rows = await inBatches(groupIds, (batch) =>
    db
      .select({ groupId: timeslots.seatGroupId, time_start: timeslots.timeStart, capacity: quotas.capacity })
      .from(timeslots)
      .innerJoin(quotas, eq(quotas.id, timeslots.quotaId))
      .where(inArray(timeslots.seatGroupId, batch))
      .orderBy(asc(timeslots.timeStart)),
  );
  return grouped(rows.map(({ groupId, ...slot }) => [groupId, slot]));
}

const grouped = (parts: readonly (readonly [number, Json])[]): ReadonlyMap<number, readonly Json[]> =>
  new Map([...groupBy(parts, ([owner]) => owner)].map(([owner, own]) => [owner, own.map(([, part]) => compact(part))]));
