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

/** Typed words with a typing error, and the words that replace them; also a word that a language does not know. */
const SLIPS: Readonly<Record<string, string>> = { innternet: 'internet', 'en licht': 'light' };

/** Letters before a part of a compound, at least. */
const BEFORE_PART = 3;

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

const isTimed = (view: Choice['view']): view is keyof typeof VIEWS => view !== undefined && view in VIEWS;

/** The first day that a choice shows; the archive goes back in time. */
function firstDay({ date, view }: Choice): string | undefined {
  if (view === 'archive') return undefined;
  const asked = date?.split('-').reverse().join('-') ?? TODAY;
  return isTimed(view) && asked < TODAY ? TODAY : asked;
}

/** The last day on which an event is: its last minute is before its end. */
const lastDay = ({ day, time, duration_minutes: minutes = 0 }: KnownEvent): string =>
  time === undefined
    ? day
    : new Date(Date.parse(`${day}T${time}Z`) + Math.max(0, minutes - 1) * 60_000).toISOString().slice(0, 10);

/** The day under which a list shows an event. */
const listDay = (event: KnownEvent, choice: Choice): string => {
  const first = firstDay(choice) ?? event.day;
  return event.day < first && lastDay(event) >= first ? first : event.day;
};

function isInDays(event: KnownEvent, choice: Choice): boolean {
  const { date, view } = choice;
  const first = firstDay(choice);
  if (first === undefined)
    return isOver(event) && (date === undefined || event.day <= date.split('-').reverse().join('-'));
  const isOn = first === TODAY ? !isOver(event) : lastDay(event) >= first;
  if (view === 'now') return isOn && isRunning(event);
  return isOn && (!isTimed(view) || event.day <= daysLater(TODAY, VIEWS[view]));
}

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

function hasWords(event: KnownEvent, { q, lang }: Choice): boolean {
  if (q === undefined) return true;
  const said = folded(
    [event.title, event.subline, event.text, ...event.named].map((text) => shown(text, lang)).join(' '),
  ).split(/[^\p{L}\p{N}]+/u);
  const slip = SLIPS[q] ?? SLIPS[`${lang} ${q}`];
  // Compounds are found by words that are known.
  return said.some((word) => word.startsWith(slip ?? q) || (!slip && word.indexOf(q) >= BEFORE_PART));
}

/** Values of a filter that an event has, by name. */
const valuesOf = (event: KnownEvent, filter: Filter): readonly string[] => {
  const value = filter === 'tag' ? event.tags : filter === 'access' ? event.means : event[filter];
  return typeof value === 'string' ? [value] : (value ?? []);
};

/** The events of a choice in the order of the list, its days in time: a plain reading of the pack's files. */
export function chosen(events: readonly KnownEvent[], choice: Choice, without?: Filter): KnownEvent[] {
  return events
    .filter((event) => isInDays(event, choice) && hasWords(event, choice))
    .filter((event) =>
      FILTERS.every(
        (filter) =>
          filter === without || choice[filter] === undefined || valuesOf(event, filter).includes(choice[filter]),
      ),
    )
    .sort((a, b) => compare(orderOf(a, choice), orderOf(b, choice)) || a.id - b.id);
}

const compare = (one: string, other: string): number => (one === other ? 0 : one < other ? -1 : 1);

/** Within the first day those that begin on it come before those that began earlier. */
function orderOf(event: KnownEvent, choice: Choice): string {
  const day = listDay(event, choice);
  return `${day} ${day === event.day ? 0 : 1} ${startOf(event)}`;
}

/**
 * Ids of a page: days follow each other, and within a day the order is reversed
 * (docs/behaviour/programme.md#event-list).
 */
export function pageOf(events: readonly KnownEvent[], choice: Choice): number[] {
  const { view, page = 1 } = choice;
  const ordered = view === 'archive' ? events.toReversed() : events;
  const own = ordered.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return [...new Set(own.map((event) => listDay(event, choice)))].flatMap((day) =>
    own
      .filter((event) => listDay(event, choice) === day)
      .reverse()
      .map(({ id }) => id),
  );
}

/** Days that the calendar has: no view narrows it, and no event is on a day before the first. */
export function daysOf(events: readonly KnownEvent[], choice: Choice): string[] {
  const all = { ...choice, view: undefined };
  const first = firstDay(all) ?? '';
  const days = chosen(events, all).flatMap((event) => {
    const on: string[] = [];
    for (let day = event.day; day <= lastDay(event); day = daysLater(day, 1)) on.push(day);
    return on;
  });
  return [...new Set(days.filter((day) => day >= first))].sort();
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
