import { availabilityOf, loadSeating } from '../../programme';
import type { Database } from '../../../platform/db/database';
import type { Taken } from './quotas';

export type TakenOfEvent = Taken & { readonly eventId: number };

const isFull = (held: number, capacity: number) => held >= capacity;
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/**
 * Events that now look different to visitors: a group or slot is sold out, or open again, or the word for the whole
 * event is another one. Most purchases change nothing that pages show, so pages stay cached. Call it in the transaction
 * that took the tickets.
 */
export async function changedEvents(db: Database, taken: readonly TakenOfEvent[], now: number): Promise<number[]> {
  const ids = [...new Set(taken.map((one) => one.eventId))];
  const seatings = await loadSeating(db, ids, now);
  return ids.filter((id) => {
    const own = taken.filter((one) => one.eventId === id);
    if (own.some(({ before, after, capacity }) => isFull(before, capacity) !== isFull(after, capacity))) return true;
    const seating = seatings.get(id);
    const left = (seating?.left ?? 0) + sum(own.map(({ before, after }) => after - before));
    return availabilityOf(seating) !== availabilityOf(seating && { ...seating, left: Math.max(0, left) });
  });
}
