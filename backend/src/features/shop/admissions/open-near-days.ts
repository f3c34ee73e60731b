import { today, plusDays } from '@vestibule/contracts/dates';
import type { Database } from '../../../platform/db/database';
import { timesOnSale } from './admission-times';
import { loadAdmissions } from './load-admissions';
import { openDay } from './open-day';

/** Days from today on that desk and door have before anybody buys a ticket of them. */
const NEAR_DAYS = 8;

/**
 * Opens the coming days of all admissions that are on sale, and lets days that are open follow their records: the desk
 * sells the dates that it finds. One that fails is reported to `onFailure`; the others go on.
 *
 * @param now - Milliseconds since 1970.
 */
export async function openNearDays(
  db: Database,
  now: number,
  onFailure: (error: unknown, admission: string) => void,
): Promise<void> {
  const all = await loadAdmissions(db);
  const first = today(now);
  const days = Array.from({ length: NEAR_DAYS }, (_, index) => plusDays(first, index));
  for (const admission of all.values()) {
    // A combined ticket has places of its parts alone.
    if (admission.parts.length > 0) continue;
    try {
      for (const day of days) if (timesOnSale(admission, day, now).length > 0) await openDay(db, all, admission, day);
    } catch (error) {
      onFailure(error, admission.row.key);
    }
  }
}
