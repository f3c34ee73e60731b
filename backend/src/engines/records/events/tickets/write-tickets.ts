import type { Database } from '../../../../platform/db/database';
import { prices, seatGroups, timeslots } from '../../tables';
import { inBatches, takeGiven } from '../../../../platform/db/batches';
import type { WriteContext, Written } from '../../record-table';
import { planCategories } from './plan-categories';
import { removeGone } from './remove-tickets';
import { requireTakenSeats } from './taken-seats';
import { groupName, settleQuotas, slotName, type Need } from './ticket-quotas';
import type { RecordOf } from '../../record-values';

type Group = NonNullable<RecordOf<'events'>['seat_groups']>[number];
interface GroupRow {
  readonly eventId: number;
  readonly group: Group;
  readonly position: number;
  readonly plan: string | null | undefined;
}

/**
 * Writes seat groups, prices, timeslots and quotas of the events. Throws `conflict` where a seat that is held or sold
 * would be another one.
 */
export async function writeTickets(
  db: Database,
  events: readonly Written<RecordOf<'events'>>[],
  { problems, now }: Pick<WriteContext, 'problems' | 'now'>,
): Promise<void> {
  const eventIds = events.map(({ id }) => id);
  const groups: GroupRow[] = events.flatMap(({ id: eventId, record }) =>
    (record.seat_groups ?? []).map((group, position) => ({ eventId, group, position, plan: record.seat_plan })),
  );
  const categories = await planCategories(
    db,
    events.map(({ record }) => record.seat_plan),
  );
  const capacityOf = ({ group, plan }: GroupRow) =>
    group.seats ? (categories.get(plan ?? '')?.get(group.seats) ?? 0) : (group.capacity ?? 0);
  const needs = groups.flatMap((row): Need[] => {
    const { eventId, group } = row;
    return group.timeslots?.length
      ? group.timeslots.map((slot) => ({
          name: slotName(eventId, group.key, slot.time_start),
          capacity: slot.capacity,
        }))
      : [{ name: groupName(eventId, group.key), capacity: capacityOf(row) }];
  });
  const quotaIds = await settleQuotas(db, needs, eventIds, problems);
  const groupRows = await inBatches(
    groups.map(({ eventId, group, position }) => ({
      eventId,
      key: group.key,
      position,
      name: group.name ?? {},
      text: group.text ?? {},
      quotaId: quotaIds.get(groupName(eventId, group.key)) ?? null,
      seats: group.seats ?? '',
    })),
    (batch) =>
      db
        .insert(seatGroups)
        .values(batch)
        .onConflictDoUpdate({
          target: [seatGroups.eventId, seatGroups.key],
          set: takeGiven(seatGroups, ['id', 'eventId', 'key']),
        })
        .returning({ id: seatGroups.id, eventId: seatGroups.eventId, key: seatGroups.key }),
  );
  const groupIds = new Map(groupRows.map((row) => [groupName(row.eventId, row.key), row.id]));
  const withId = groups.map((row) => ({
    ...row,
    seatGroupId: groupIds.get(groupName(row.eventId, row.group.key)) ?? 0,
  }));
  const slotRows = await inBatches(
    withId.flatMap(({ seatGroupId, eventId, group }) =>
      (group.timeslots ?? []).map((slot) => ({
        seatGroupId,
        timeStart: slot.time_start,
        quotaId: quotaIds.get(slotName(eventId, group.key, slot.time_start)) ?? 0,
      })),
    ),
    (batch) =>
      db
        .insert(timeslots)
        .values(batch)
        .onConflictDoUpdate({
          target: [timeslots.seatGroupId, timeslots.timeStart],
          set: takeGiven(timeslots, ['id', 'seatGroupId', 'timeStart']),
        })
        .returning({ id: timeslots.id }),
  );
  const priceRows = await inBatches(
    withId.flatMap(({ seatGroupId, group }) =>
      (group.prices ?? []).map((price, position) => ({
        seatGroupId,
        position,
        name: price.name ?? {},
        text: price.text ?? {},
        price: price.price,
        vat: price.vat ?? 0,
        saleType: price.sale_type,
        seatKind: price.seat_kind ?? 'normal',
      })),
    ),
    (batch) =>
      db
        .insert(prices)
        .values(batch)
        .onConflictDoUpdate({
          target: [prices.seatGroupId, prices.saleType],
          set: takeGiven(prices, ['id', 'seatGroupId', 'saleType']),
        })
        .returning({ id: prices.id }),
  );
  const idOf = (row: { id: number }) => row.id;
  await removeGone(db, eventIds, {
    groups: groupRows.map(idOf),
    slots: slotRows.map(idOf),
    prices: priceRows.map(idOf),
  });
  await requireTakenSeats(db, eventIds, { now, field: 'seat_groups' });
}
