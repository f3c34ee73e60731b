import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../../../platform/db/database';
import { seatGroups, timeslots } from '../../tables';
import type { Problems } from '../../problems';
import { inBatches } from '../../../../platform/db/batches';
import { createQuotas, resizeQuotas, type Resize } from './quotas';

/** A quota that a group or a slot of it needs. */
export interface Need {
  readonly name: string;
  readonly capacity: number;
}

/** Names of groups and slots while they are written; the parts after the event's id are for people. */
export const groupName = (eventId: number, key: string) => `${eventId}\n${key}`;
export const slotName = (eventId: number, key: string, time: string) => `${eventId}\n${key}\n${time}`;

/** Quotas that exist already, by the group or slot they belong to. */
async function existingQuotas(db: Database, eventIds: readonly number[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  await inBatches(eventIds, async (batch) => {
    const groups = await db
      .select({ eventId: seatGroups.eventId, key: seatGroups.key, quotaId: seatGroups.quotaId })
      .from(seatGroups)
      .where(and(inArray(seatGroups.eventId, batch), isNotNull(seatGroups.quotaId)));
    for (const { eventId, key, quotaId } of groups) if (quotaId !== null) found.set(groupName(eventId, key), quotaId);
    const slots = await db
      .select({
        eventId: seatGroups.eventId,
        key: seatGroups.key,
        time: timeslots.timeStart,
        quotaId: timeslots.quotaId,
      })
      .from(timeslots)
      .innerJoin(seatGroups, eq(seatGroups.id, timeslots.seatGroupId))
      .where(inArray(seatGroups.eventId, batch));
    for (const { eventId, key, time, quotaId } of slots) found.set(slotName(eventId, key, time), quotaId);
    return [];
  });
  return found;
}

/** Gives every group and slot its quota: the one it has, resized, or a new one. Returns ids by name. */
export async function settleQuotas(
  db: Database,
  needs: readonly Need[],
  eventIds: readonly number[],
  problems: Problems,
): Promise<Map<string, number>> {
  const existing = await existingQuotas(db, eventIds);
  const resize: (Resize & { name: string })[] = [];
  for (const { name, capacity } of needs) {
    const id = existing.get(name);
    if (id !== undefined) resize.push({ id, capacity, name });
  }
  for (const kept of await resizeQuotas(db, resize)) {
    const [, ...place] = resize.find(({ id }) => id === kept.id)?.name.split('\n') ?? [];
    problems.warn({
      file: 'events.jsonl',
      field: 'seat_groups',
      message: `${place.join(' ')}: ${kept.capacity} tickets are held or sold: the capacity cannot be lower`,
    });
  }
  const fresh = needs.filter(({ name }) => !existing.has(name));
  const ids = await createQuotas(
    db,
    fresh.map((need) => need.capacity),
  );
  const settled = new Map(resize.map(({ name, id }) => [name, id]));
  for (const [index, { name }] of fresh.entries()) settled.set(name, ids[index] ?? 0);
  return settled;
}
