import type { Image, Language } from '@vestibule/contracts';
import type { DayHead, EventDay } from '../event-rows/days';

/** A teaser card and the day it closes. */
export interface TeaserEntry {
  readonly head: DayHead;
  readonly id: number;
  readonly url: string;
  readonly lang?: Language;
  readonly preline: string;
  readonly headline: string;
  readonly subline: string;
  readonly linkText: string;
  readonly image: Image | null;
  /** Flags of the teaser's style, as editors write them: `wide`, and the page themes `cc01` to `cc03`. */
  readonly style: string;
}

/** A day with its events and the teasers that close it. */
export interface ProgrammeDay extends EventDay {
  readonly teasers: readonly TeaserEntry[];
}

/**
 * Whether a teaser of this day belongs among the days from `first` to `last`. It counts as 23:59:59 of its day
 * (docs/behaviour/programme.md#teasers): it closes its day, or is alone between two days. One on the last day waits
 * until it is certain (`complete`, or a later day shown) that no event of that day will follow it.
 */
export const isAmong = (day: string, first: string, last: string, complete: boolean): boolean =>
  day >= first && (day < last || (complete && day === last));

/**
 * Days and teasers in the order of the calendar; days without teasers in their own, which in the archive goes back in
 * time.
 */
export function interleave(
  days: readonly EventDay[],
  teasers: readonly TeaserEntry[],
  complete: boolean,
): ProgrammeDay[] {
  const shown = days.map((day): ProgrammeDay => ({ ...day, teasers: [] }));
  if (teasers.length === 0) return shown;
  // Among no days is no teaser: none is on the day ''.
  const first = days[0]?.day ?? '';
  const last = days.at(-1)?.day ?? '';
  const byDay = new Map(shown.map((day) => [day.day, day]));
  for (const teaser of teasers) {
    if (!isAmong(teaser.head.day, first, last, complete)) continue;
    const day = byDay.get(teaser.head.day) ?? { ...teaser.head, rows: [], teasers: [] };
    byDay.set(day.day, { ...day, teasers: [...day.teasers, teaser] });
  }
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}
