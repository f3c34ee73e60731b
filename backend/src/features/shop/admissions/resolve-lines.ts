import { randomUUID } from 'node:crypto';
import { SiteError, type CartLine } from '@vestibule/contracts';
import { and, eq } from 'drizzle-orm';
import { events, seatGroups, timeslots } from '../../../engines/records/tables';
import type { Database } from '../../../platform/db/database';
import type { FieldOf } from '../seats/find-tickets';
import { admissionName, parseAdmissionName } from './admission-name';
import { timesOnSale } from './admission-times';
import { admittedTo, loadAdmissions, type Admission } from './load-admissions';
import { openDay } from './open-day';

/** A line whose tickets stand in the tables of events, and the lines of one combined ticket. */
export interface ResolvedLine extends CartLine {
  /** The same for all lines of a combined ticket, which are bought and given back together. */
  readonly bundle?: string;
  /** Names the line of the request that it is made of. */
  readonly field: FieldOf;
}

/**
 * Lines of a request, those of admissions with the seat groups and times of their days, which are opened for sale where
 * they are not yet; a combined ticket becomes a line for each of its parts. Lines of events stay as they are. Throws
 * `not_found`, or `conflict` where the time is not on sale.
 */
export async function resolveAdmissions(
  db: Database,
  lines: readonly CartLine[],
  { now, fieldOf }: { readonly now: number; readonly fieldOf: (index: number) => FieldOf },
): Promise<readonly ResolvedLine[]> {
  const named = lines.map((line, index) => ({
    line,
    field: fieldOf(index),
    name: parseAdmissionName(line.event_jet_id),
  }));
  if (named.every(({ name }) => name === undefined)) return named.map(({ line, field }) => ({ ...line, field }));
  const all = await loadAdmissions(db);
  const resolved: ResolvedLine[] = [];
  for (const { line, field, name } of named)
    resolved.push(
      ...(name === undefined ? [{ ...line, field }] : await resolveLine(db, all, line, { ...name, now, field })),
    );
  if (resolved.length === 0) throw new SiteError('validation', 400, 'There is a part of a combined ticket alone');
  return resolved;
}

interface Named {
  readonly id: number;
  readonly day: string;
  readonly now: number;
  readonly field: FieldOf;
}

async function resolveLine(
  db: Database,
  all: ReadonlyMap<number, Admission>,
  { time: givenTime, block_id: block, seat_group: group, ...line }: CartLine,
  { id, day, now, field }: Named,
): Promise<readonly ResolvedLine[]> {
  const chosen = await chosenPlace(db, line.event_jet_id, { group, block });
  const sold = all.get(id);
  const admission = chosen === undefined ? sold : [...all.values()].find(({ row }) => row.key === chosen.key);
  if (!sold || !admission?.isOnline)
    throw new SiteError('not_found', 404, 'There is no such admission', { field: field('event_jet_id') });
  // The line of its first part stands for all of a combined ticket.
  if (admission.parts.length > 0 && admission !== sold && admission.parts[0]?.row.id !== id) return [];
  const times = timesOnSale(admission, day, now);
  const wanted = givenTime ?? chosen?.time ?? '';
  if (!times.some(({ time }) => time === wanted))
    throw new SiteError('conflict', 409, 'Admission is not sold for this time', { field: field('time') });
  const bundle = admission.parts.length > 0 ? randomUUID() : undefined;
  const resolved: ResolvedLine[] = [];
  for (const part of admittedTo(admission)) {
    await openDay(db, all, part, day);
    const place = await placeIn(db, admissionName(part.row.id, day), admission.row.key, wanted);
    if (!place) throw new SiteError('conflict', 409, 'Admission is not sold for this day', { field: field('time') });
    resolved.push({ ...line, ...place, ...(bundle !== undefined && { bundle }), field });
  }
  return resolved;
}

/** Key of the admission, and the slot, where a request names a seat group or block of a day that is open. */
async function chosenPlace(
  db: Database,
  idJet: string,
  { group, block }: { readonly group: number | undefined; readonly block: number | undefined },
): Promise<{ readonly key: string; readonly time: string | undefined } | undefined> {
  if (group === undefined) return undefined;
  const rows = await db
    .select({ key: seatGroups.key, time: timeslots.timeStart, quotaId: timeslots.quotaId })
    .from(seatGroups)
    .innerJoin(events, eq(events.id, seatGroups.eventId))
    .leftJoin(timeslots, eq(timeslots.seatGroupId, seatGroups.id))
    .where(and(eq(events.idJet, idJet), eq(seatGroups.id, group)));
  const row = rows.find(({ quotaId }) => quotaId === (block ?? null)) ?? rows[0];
  return row && { key: row.key, time: row.quotaId === (block ?? null) ? (row.time ?? '') : undefined };
}

/** Names of a place in the tables of events: of the slot, or of the whole day where the part has no slots. */
async function placeIn(
  db: Database,
  idJet: string,
  key: string,
  time: string,
): Promise<Pick<CartLine, 'event_jet_id' | 'seat_group' | 'block_id'> | undefined> {
  const [row] = await db
    .select({ group: seatGroups.id, whole: seatGroups.quotaId, slot: timeslots.quotaId })
    .from(seatGroups)
    .innerJoin(events, eq(events.id, seatGroups.eventId))
    .leftJoin(timeslots, and(eq(timeslots.seatGroupId, seatGroups.id), eq(timeslots.timeStart, time)))
    .where(and(eq(events.idJet, idJet), eq(seatGroups.key, key)));
  if (!row || (row.whole === null && row.slot === null)) return undefined;
  return { event_jet_id: idJet, seat_group: row.group, ...(row.whole === null && { block_id: row.slot ?? 0 }) };
}
