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
 * The teasers that belong among these days. A teaser counts as 23:59:59 of its day
 * (docs/behaviour/programme.md#teasers): it closes its day, or is alone between two days. One on the last day waits
 * until it is certain (`complete`, or a later day shown) that no event of that day will follow it.
 */
export function teasersAmong(
  days: readonly EventDay[],
  teasers: readonly TeaserEntry[],
  complete: boolean,
): TeaserEntry[] {
  const first = days[0]?.day;
  const last = days.at(-1)?.day;
  if (first === undefined || last === undefined) return [];
  return teasers.filter(({ head: { day } }) => day >= first && (day < last || (complete && day === last)));
}

/** The teasers up to the last of these days, however early. */
export function teasersUntil(days: readonly EventDay[], teasers: readonly TeaserEntry[]): TeaserEntry[] {
  const last = days.at(-1)?.day;
  return last === undefined ? [] : teasers.filter(({ head: { day } }) => day <= last);
}

/**
 * Days and teasers in the order of the calendar; days without teasers in their own, which in the archive goes back in
 * time.
 */
export function interleave(
  days: readonly EventDay[],
  teasers: readonly TeaserEntry[],
  complete: boolean,
): ProgrammeDay[] {
  if (teasers.length === 0) return days.map((day) => ({ ...day, teasers: [] }));
  const byDay = new Map<string, ProgrammeDay>(days.map((day) => [day.day, { ...day, teasers: [] }]));
  for (const teaser of teasersAmong(days, teasers, complete)) {
    const day = byDay.get(teaser.head.day) ?? { ...teaser.head, rows: [], teasers: [] };
    byDay.set(day.day, { ...day, teasers: [...day.teasers, teaser] });
  }
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}
