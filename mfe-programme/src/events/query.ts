import type { EventsQuery } from '@vestibule/contracts';
import type { Chosen } from '../filters/selection';

/** One query parameter per filter (docs/behaviour/programme.md#filters-of-the-events). */
export const EVENT_FILTER_KEYS = ['room', 'type', 'tag', 'series', 'genre', 'access', 'language', 'price'] as const;
/** Everything that the address of the programme may say; `day` and `last_day` are the calendar's form's. */
export const PROGRAMME_PARAMETERS: readonly string[] = [
  ...EVENT_FILTER_KEYS,
  'date',
  'until',
  'day',
  'last_day',
  'view',
  'q',
  'page',
];
export type EventFilterKey = (typeof EVENT_FILTER_KEYS)[number];
type Filters = Readonly<Partial<Record<EventFilterKey, string>>>;

/** Preset spans of time; the archive has past events, newest first. */
export type View = NonNullable<EventsQuery['view']>;

/** Parameters of the programme's address. */
export interface ProgrammeQuery {
  readonly filters: Filters;
  /** DD-MM-YYYY, the first day to show; empty for today. */
  readonly date: string;
  /** DD-MM-YYYY, the last day to show; empty for no end. */
  readonly until: string;
  /** Empty: everything from `date` on. */
  readonly view: View | '';
  /** Text that events are searched for; empty for none. */
  readonly q: string;
  /** From 1. */
  readonly page: number;
}

/** The programme as it is without anything chosen. */
export const WHOLE_PROGRAMME: ProgrammeQuery = { filters: {}, date: '', until: '', view: '', q: '', page: 1 };

/** Names and values of everything that is set, in one order; page 1 is not. */
function parametersOf({ filters, date, until, view, q, page }: ProgrammeQuery): [name: string, value: string][] {
  const all: [string, string][] = [
    ...EVENT_FILTER_KEYS.map((key): [string, string] => [key, filters[key] ?? '']),
    ['date', date],
    ['until', until],
    ['view', view],
    ['q', q],
  ];
  if (page > 1) all.push(['page', String(page)]);
  return all.filter(([, value]) => value !== '');
}

/** The query as a part of an address: empty, or with a leading `?`. */
export function toProgrammeSearch(query: ProgrammeQuery): string {
  const search = new URLSearchParams(parametersOf(query)).toString();
  return search && `?${search}`;
}

/**
 * The same list from its start with another choice. Days and a view would contradict each other, and so would an end
 * without its day.
 */
export function changeProgrammeChoice(query: ProgrammeQuery, change: Partial<Chosen>): ProgrammeQuery {
  return { ...query, ...(change.date !== undefined && { view: '', until: '' }), ...change, page: 1 };
}

/**
 * Whether something narrows the list; teasers are hidden then (docs/behaviour/programme.md#teasers). A first day alone
 * does not.
 */
export function isFiltered({ filters, view, q }: ProgrammeQuery): boolean {
  return Object.keys(filters).length > 0 || view !== '' || q !== '';
}
