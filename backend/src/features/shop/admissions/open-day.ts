import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { createQuotas, resizeQuotas } from '../../../engines/records/events/tickets/quotas';
import { removeGone } from '../../../engines/records/events/tickets/remove-tickets';
import { eventTimes } from '../../../engines/records/local-time';
import { events, prices, seatGroups, timeslots } from '../../../engines/records/tables';
import { takeGiven } from '../../../platform/db/batches';
import type { Database } from '../../../platform/db/database';
import { admissionName, priceName } from './admission-name';
import { timesOfDay } from './admission-times';
import type { Admission } from './load-admissions';

/** Something that is sold for the places of a day: the admission itself, or a combined ticket that contains it. */
interface Offer {
  readonly admission: Admission;
  /** Whether its tickets cost nothing here, as another part has the price. */
  readonly isPaidElsewhere: boolean;
}

/**
 * Opens a day of an admission for sale: an event that no page of the programme shows, with a quota for each time, and
 * a seat group for each admission that takes places of them. A day that is open follows its record. Returns its id;
 * undefined where the admission is closed on that day.
 */
export async function openDay(
  db: Database,
  all: ReadonlyMap<number, Admission>,
  admission: Admission,
  day: string,
): Promise<number | undefined> {
  const name = admissionName(admission.row.id, day);
  const times = timesOfDay(admission, day).map(({ time }) => time);
  if (times.length === 0) return undefined;
  const offers = offersOf(all, admission);
  const state = digest([admission.row, admission.venue?.id, times, offers.map(({ admission: { row } }) => row)]);
  const [open] = await db
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.idJet, name), eq(events.admissionState, state)));
  if (open) return open.id;
  return db.transaction(async (tx) => {
    // The row stays locked until all is written: of two who open the same day one waits.
    const id = await writeDay(tx, admission, day, state);
    const quotaIds = await settleQuotas(tx, id, times, admission.row.capacity ?? 0);
    const kept = { groups: [] as number[], slots: [] as number[], prices: [] as number[] };
    for (const [position, offer] of offers.entries()) {
      const group = await writeGroup(tx, id, offer, position, quotaIds);
      kept.groups.push(group);
      kept.prices.push(...(await writePrices(tx, group, offer)));
    }
    const slots = await tx
      .select({ id: timeslots.id, time: timeslots.timeStart })
      .from(timeslots)
      .innerJoin(seatGroups, eq(seatGroups.id, timeslots.seatGroupId))
      .where(eq(seatGroups.eventId, id));
    kept.slots.push(...slots.filter(({ time }) => times.includes(time)).map((slot) => slot.id));
    await removeGone(tx, [id], kept);
    return id;
  });
}

const digest = (parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url');

/** The admission first, then the combined tickets with it. */
const offersOf = (all: ReadonlyMap<number, Admission>, admission: Admission): readonly Offer[] => [
  { admission, isPaidElsewhere: false },
  ...[...all.values()]
    .filter(({ parts }) => parts.some(({ row }) => row.id === admission.row.id))
    .map((combined) => ({ admission: combined, isPaidElsewhere: combined.parts[0]?.row.id !== admission.row.id })),
];

async function writeDay(db: Database, { row, venue }: Admission, day: string, state: string): Promise<number> {
  const name = admissionName(row.id, day);
  const [written] = await db
    .insert(events)
    .values({
      key: name,
      idJet: name,
      title: row.title,
      ...eventTimes({ date_start: day }),
      durationMinutes: row.slotMinutes,
      venueId: venue?.id ?? null,
      isOnline: false,
      admissionId: row.id,
      admissionState: state,
    })
    .onConflictDoUpdate({
      target: events.idJet,
      set: {
        title: row.title,
        durationMinutes: row.slotMinutes,
        venueId: venue?.id ?? null,
        admissionState: state,
      },
    })
    .returning({ id: events.id });
  if (!written) throw new Error('A day of an admission was not written');
  return written.id;
}

/** Quotas by the time; those that are there get the capacity, never less than is held of them. */
async function settleQuotas(
  db: Database,
  eventId: number,
  times: readonly string[],
  capacity: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ whole: seatGroups.quotaId, slot: timeslots.quotaId, time: timeslots.timeStart })
    .from(seatGroups)
    .leftJoin(timeslots, eq(timeslots.seatGroupId, seatGroups.id))
    .where(eq(seatGroups.eventId, eventId));
  const known = new Map<string, number>();
  for (const { whole, slot, time } of rows) {
    if (whole !== null) known.set('', whole);
    if (slot !== null && time !== null) known.set(time, slot);
  }
  const resized = times.flatMap((time) => known.get(time) ?? []).sort((a, b) => a - b);
  await resizeQuotas(
    db,
    resized.map((id) => ({ id, capacity })),
  );
  const missing = times.filter((time) => !known.has(time));
  const made = await createQuotas(
    db,
    missing.map(() => capacity),
  );
  for (const [index, time] of missing.entries()) known.set(time, made[index] ?? 0);
  return new Map(times.map((time) => [time, known.get(time) ?? 0]));
}

async function writeGroup(
  db: Database,
  eventId: number,
  { admission: { row } }: Offer,
  position: number,
  quotaIds: ReadonlyMap<string, number>,
): Promise<number> {
  const [group] = await db
    .insert(seatGroups)
    .values({
      eventId,
      key: row.key,
      position,
      // Its own tickets have the title of the day, and need no other name.
      name: position === 0 ? {} : row.title,
      quotaId: quotaIds.get('') ?? null,
    })
    .onConflictDoUpdate({
      target: [seatGroups.eventId, seatGroups.key],
      set: takeGiven(seatGroups, ['id', 'eventId', 'key']),
    })
    .returning({ id: seatGroups.id });
  if (!group) throw new Error('A seat group of an admission was not written');
  const slots = [...quotaIds].filter(([time]) => time !== '');
  if (slots.length > 0)
    await db
      .insert(timeslots)
      .values(slots.map(([timeStart, quotaId]) => ({ seatGroupId: group.id, timeStart, quotaId })))
      .onConflictDoUpdate({
        target: [timeslots.seatGroupId, timeslots.timeStart],
        set: takeGiven(timeslots, ['id', 'seatGroupId', 'timeStart']),
      });
  return group.id;
}

async function writePrices(
  db: Database,
  seatGroupId: number,
  { admission: { row }, isPaidElsewhere }: Offer,
): Promise<readonly number[]> {
  if (row.prices.length === 0) return [];
  const written = await db
    .insert(prices)
    .values(
      row.prices.map((price, position) => ({
        seatGroupId,
        position,
        name: priceName(price),
        price: isPaidElsewhere ? '0.00' : price.price,
        vat: price.vat ?? 0,
        saleType: price.sale_type,
        places: price.persons ?? 1,
      })),
    )
    .onConflictDoUpdate({
      target: [prices.seatGroupId, prices.saleType],
      set: takeGiven(prices, ['id', 'seatGroupId', 'saleType']),
    })
    .returning({ id: prices.id });
  return written.map(({ id }) => id);
}
