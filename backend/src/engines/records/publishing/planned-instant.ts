import { SiteError } from '@vestibule/contracts';

/** A publication is planned at most so long ahead, in ms: two years. */
const MAX_AHEAD_MS = 2 * 366 * 24 * 3600 * 1000;

/** The instant of a plan, in ms since 1970. Throws `validation` for one that is not within the next two years. */
export function plannedInstant(at: string, now: number): number {
  const instant = Date.parse(at);
  // A comparison with NaN is false.
  if (instant > now && instant <= now + MAX_AHEAD_MS) return instant;
  throw new SiteError('validation', 400, 'at must be an instant of the next two years', { field: 'at' });
}
