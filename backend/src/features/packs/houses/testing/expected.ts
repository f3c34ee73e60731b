import type { EventFacets, Language } from '@vestibule/contracts';
import { NOW } from './houses';
import { daysLater, shown, type KnownEvent, type readIds } from './records';

/** A selection of events by the names that packs use. */
export interface Choice {
  readonly lang: Language;
  readonly room?: string | undefined;
  readonly type?: string | undefined;
  readonly tag?: string | undefined;
  readonly series?: string | undefined;
  readonly genre?: string | undefined;
  readonly access?: string | undefined;
  readonly date?: string | undefined;
  readonly view?: 'now' | 'today' | 'weekend' | 'next_3_days' | 'archive' | undefined;
  readonly q?: string | undefined;
  readonly page?: number | undefined;
}
type Ids = Awaited<ReturnType<typeof readIds>>;

const FILTERS = ['room', 'type', 'tag', 'series', 'genre', 'access'] as const;
type Filter = (typeof FILTERS)[number];
/** Local time of the site. */
const [TODAY = '', CLOCK = ''] = new Date(NOW + 3_600_000).toISOString().slice(0, 16).split('T');
const PAGE_SIZE = 10;

/** Typed words with a typing error, and the words that replace them. */
const SLIPS: Readonly<Record<string, string>> = { innternet: 'internet' };

const startOf = ({ day, time = '00:00' }: KnownEvent): string => `${day}T${time}`;

/** Whether an event is over, on the clocks of its own zone: those of other zones than Berlin's are over for years. */
function isOver({ day, time, duration_minutes: minutes }: KnownEvent): boolean {
  if (time === undefined || minutes === undefined) return day < TODAY;
  const end = new Date(Date.parse(`${day}T${time}Z`) + minutes * 60_000).toISOString().slice(0, 16);
  return end <= `${TODAY}T${CLOCK}`;
}

/** Whether an event has begun, and is known not to have ended. */
function isRunning(event: KnownEvent): boolean {
  if (event.time === undefined) return event.day <= TODAY && !isOver(event);
  return event.duration_minutes !== undefined && startOf(event) <= `${TODAY}T${CLOCK}` && !isOver(event);
}

/** First and last day of a quick view, on the Saturday that these tests are on. */
const VIEWS = { today: 0, weekend: 1, next_3_days: 2 } as const;

function isInDays(event: KnownEvent, { date, view }: Choice): boolean {
  const asked = date?.split('-').reverse().join('-');
  if (view === 'archive') return isOver(event) && (asked === undefined || event.day <= asked);
  if (view === 'now') return isRunning(event) && (asked === undefined || asked === TODAY || event.day >= asked);
  const inView = view === undefined || (event.day >= TODAY && event.day <= daysLater(TODAY, VIEWS[view]));
  const isOn = asked === undefined || asked === TODAY ? !isOver(event) : event.day >= asked;
  // Something that began before today and is still on is in every view that has today.
  const runsOn = view !== undefined && asked === undefined && event.day < TODAY && !isOver(event);
  return isOn && (inView || runsOn);
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|<[^>]*>/gu, '')
    .toLowerCase();

function hasWords(event: KnownEvent, { q, lang }: Choice): boolean {
  if (q === undefined) return true;
  const said = folded(
    [event.title, event.subline, event.text, ...event.named].map((text) => shown(text, lang)).join(' '),
  ).split(/[^\p{L}\p{N}]+/u);
  return said.some((word) => word.startsWith(SLIPS[q] ?? q));
}

/** Values of a filter that an event has, by name. */
const valuesOf = (event: KnownEvent, filter: Filter): readonly string[] => {
  const value = filter === 'tag' ? event.tags : filter === 'access' ? Object.keys(event.access ?? {}) : event[filter];
  return typeof value === 'string' ? [value] : (value ?? []);
};

/** The events of a choice in the order of their start: a plain reading of the pack's files. */
export function chosen(events: readonly KnownEvent[], choice: Choice, without?: Filter): KnownEvent[] {
  return events
    .filter((event) => isInDays(event, choice) && hasWords(event, choice))
    .filter((event) =>
      FILTERS.every(
        (filter) =>
          filter === without || choice[filter] === undefined || valuesOf(event, filter).includes(choice[filter]),
      ),
    )
    .sort((a, b) => (startOf(a) === startOf(b) ? a.id - b.id : startOf(a) < startOf(b) ? -1 : 1));
}

/**
 * Ids of a page: days follow each other, and within a day the order is reversed
 * (docs/behaviour/programme.md#event-list).
 */
export function pageOf(events: readonly KnownEvent[], { view, page = 1 }: Choice): number[] {
  const ordered = view === 'archive' ? events.toReversed() : events;
  const own = ordered.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return [...new Set(own.map(({ day }) => day))].flatMap((day) =>
    own
      .filter((event) => event.day === day)
      .reverse()
      .map(({ id }) => id),
  );
}

/** Days that the calendar has: no view narrows it, and no event is on a day before the first. */
export function daysOf(events: readonly KnownEvent[], choice: Choice): string[] {
  const first = choice.date?.split('-').reverse().join('-') ?? TODAY;
  const days = chosen(events, { ...choice, view: undefined }).map(({ day }) => day);
  return [...new Set(days.filter((day) => day >= first))];
}

const inEachFilter = (of: (filter: Filter) => string[]) =>
  Object.fromEntries(FILTERS.map((filter) => [filter, of(filter)])) as Record<Filter, string[]>;

/** How many events each value of a filter leaves under the others, as `value count`, sorted. */
export function facetsOf(events: readonly KnownEvent[], choice: Choice, ids: Ids): Record<Filter, string[]> {
  const of = (filter: Filter) => {
    const counts = new Map<string, number>();
    for (const event of chosen(events, choice, filter))
      for (const value of valuesOf(event, filter)) counts.set(value, (counts.get(value) ?? 0) + 1);
    return [...counts].map(([name, count]) => `${ids[filter].get(name)} ${count}`).sort();
  };
  return inEachFilter(of);
}

/** Facets of an answer in the same form. */
export const readFacets = (facets: EventFacets): Record<Filter, string[]> => {
  const of = (filter: Filter) => facets[filter].map(({ value, count }) => `${value} ${count}`).sort();
  return inEachFilter(of);
};
