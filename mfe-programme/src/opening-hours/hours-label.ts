import type { OpeningRange } from '@vestibule/contracts';

/** From and to as HH:MM. */
export type Range = readonly [from: string, to: string];

/** Note on today: a text of the `hours` translations and its values. */
export type HoursLabel =
  | { readonly kind: 'from' | 'until'; readonly time: string }
  | { readonly kind: 'ranges'; readonly ranges: string }
  | { readonly kind: 'closed' };

/**
 * The ranges that count today: exceptions replace the regular hours (docs/behaviour/programme.md#opening-hours); closed
 * and empty ones are left out.
 */
export function rangesOfToday(regular: readonly OpeningRange[], exceptions: readonly OpeningRange[]): Range[] {
  const counting = exceptions.length > 0 ? exceptions : regular;
  return counting
    .filter(({ closed, time_from, time_to }) => !closed && time_from !== '' && time_to !== '')
    .map(({ time_from, time_to }): Range => [time_from, time_to])
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
/** A range that ends at or after midnight ends on the next day. */
const endOf = ([from, to]: Range) => (minutesOf(to) <= minutesOf(from) ? minutesOf(to) + 24 * 60 : minutesOf(to));

/**
 * Early, open, late or closed (docs/behaviour/programme.md#opening-hours); in a pause it is early for the next range.
 * `now` in minutes since midnight in the site's zone; `late` are yesterday's ranges that end today.
 */
export function hoursLabel(ranges: readonly Range[], now: number, late: readonly Range[]): HoursLabel {
  const night = late.find(([, to]) => now < minutesOf(to));
  if (night) return { kind: 'until', time: night[1] };
  const open = ranges.find((range) => minutesOf(range[0]) <= now && now < endOf(range));
  if (open && ranges.length > 1) return { kind: 'ranges', ranges: ranges.map(formatRange).join(', ') };
  if (open) return { kind: 'until', time: open[1] };
  const next = ranges.find(([from]) => now < minutesOf(from));
  return next ? { kind: 'from', time: next[0] } : { kind: 'closed' };
}

/** `10:00`, `14:30` → `10–14:30`: full hours lose their minutes in ranges (docs/behaviour/frame.md#dates-and-times). */
const formatRange = ([from, to]: Range) => `${stripped(from)}–${stripped(to)}`;
const stripped = (time: string) => time.replace(/:00$/, '');
