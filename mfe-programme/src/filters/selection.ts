import type { ComponentType, ReactNode } from 'react';

/** Something to choose in a filter. */
export interface Option {
  /** As in the address. */
  readonly value: string;
  readonly name: string;
  /** How much it would leave under the other filters; null when unknown. */
  readonly count: number | null;
}

export interface Filter<K extends string = string> {
  readonly key: K;
  readonly options: readonly Option[];
}

/** Something that narrows a list, and the address without it. */
export interface Chip {
  readonly name: string;
  readonly href: string;
}

/** The part of a list's query that every list with filters has. */
export interface Chosen {
  readonly filters: Readonly<Record<string, string>>;
  /** DD-MM-YYYY, the first day to show; empty for none. */
  readonly date: string;
  /** DD-MM-YYYY, the last day to show, where a list has one; empty for no end. */
  readonly until?: string;
}

/** A list page's data of its filters: its loader returns it. */
export interface FilterData<K extends string = string> {
  /** The filters that the page offers, in their order. */
  readonly filters: readonly Filter<K>[];
  readonly chips: readonly Chip[];
  /** Whether all that is chosen can be cleared at once. */
  readonly canReset: boolean;
  /** The chosen days in words; empty when none is chosen. */
  readonly dateLabel: string;
  /** Today in Berlin, YYYY-MM-DD. */
  readonly today: string;
}

/** A list's filters, as the components show them. */
export interface Selection extends FilterData {
  readonly query: Chosen;
  /** Address of the list with another choice, from its first page. */
  readonly linkTo: (change: Partial<Chosen>) => string;
  /** Address of the list without any choice. */
  readonly path: string;
  /**
   * Subject of the filters, labels of the first and (where there is one) the last day, and the link back to the list
   * from a sheet.
   */
  readonly texts: { readonly label: string; readonly from: string; readonly until?: string; readonly show: string };
  /** Fetches the code of the calendar; always the same function. */
  readonly loadCalendar: () => Promise<{ readonly default: ComponentType<CalendarProps> }>;
}

/** Props of any calendar. */
export interface CalendarProps {
  readonly selection: Pick<Selection, 'query' | 'linkTo' | 'today'>;
  readonly onDone: () => void;
  /** Instead of the calendar, when its days are unavailable. */
  readonly children: ReactNode;
}

/**
 * The filters with one set, or cleared when the value is the current one
 * (docs/behaviour/programme.md#filters-of-the-events).
 */
export function toggled(filters: Chosen['filters'], key: string, value: string): Chosen['filters'] {
  const { [key]: current, ...others } = filters;
  return current === value ? others : { ...others, [key]: value };
}
