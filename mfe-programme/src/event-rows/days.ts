import type { Dates, EventListItem, Language } from '@vestibule/contracts';
import { toRow, type EventRowData, type Shown } from './to-row';

/** A day as its heading shows it: `Sa 21 Nov`, and in full for screen readers. */
export interface DayHead {
  /** YYYY-MM-DD */
  readonly day: string;
  readonly short: string;
  readonly number: string;
  readonly month: string;
  readonly label: string;
}

export interface EventDay extends DayHead {
  readonly rows: readonly EventRowData[];
}

/** The heading of a day, from anything that starts with YYYY-MM-DD. */
export function dayHead(value: string, lang: Language, dates: Dates): DayHead {
  const day = dates.dayOf(value);
  const parts = dates.dayParts(day, lang);
  return {
    day,
    short: parts.short,
    number: lang === 'cs' ? `${parts.day}.` : parts.day,
    month: parts.shortMonth,
    label: `${parts.weekday}, ${dates.formatDate(day, lang)}`,
  };
}

/**
 * Groups one page of a response by day. A day arrives with its latest event first; a group of more than one is reversed
 * (docs/behaviour/programme.md#event-list), so that the reader sees it in the order of the day.
 */
export function groupByDay(events: readonly EventListItem[], shown: Shown, dates: Dates): EventDay[] {
  const groups = new Map<string, EventListItem[]>();
  for (const event of events) {
    const day = event.list_day;
    groups.set(day, [event, ...(groups.get(day) ?? [])]);
  }
  return [...groups].map(([day, group]) => ({
    ...dayHead(day, shown.lang, dates),
    rows: group.map((event) => toRow(event, shown, dates)),
  }));
}
