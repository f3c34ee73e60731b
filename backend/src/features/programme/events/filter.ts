import { SITE_TIME_ZONE } from '@vestibule/contracts';
import type { EventAccess } from '@vestibule/contracts/records/kinds';
import { today } from '@vestibule/contracts/dates';
import { and, eq, exists, gt, gte, inArray, isNull, lt, lte, not, or, sql, type SQL, isNotNull, ne } from 'drizzle-orm';
import moment from 'moment-timezone';
import type { Database } from '../../../platform/db/database';
import {
  eventPersons,
  eventTags,
  events,
  exhibitionPersons,
  productionPersons,
  rooms,
  quotas,
  seatGroups,
  timeslots,
} from '../../../engines/records/tables';
import { hasAccess } from './access';
import { addDays, daysOf, queryDay, type Days } from './days';
import { ofType } from './of-type';
import { seatsLeft } from './availability';

/** The part of the list's and the calendar's queries that chooses events. */
export interface EventChoice {
  readonly room?: number | undefined;
  readonly type?: string | undefined;
  readonly tag?: number | undefined;
  readonly series?: number | undefined;
  readonly genre?: number | undefined;
  readonly access?: EventAccess | undefined;
  /** A language that is spoken. */
  readonly language?: EventAccess | undefined;
  /** Most that a ticket at full price may cost, in euro; 0: nothing that costs anything. */
  readonly price?: number | undefined;
  /** Years of a visitor that the event is for. */
  readonly age?: number | undefined;
  readonly venue?: number | undefined;
  readonly person?: number | undefined;
  /** True: only events with available tickets. */
  readonly bookable?: boolean | undefined;
  /** Whether another system sells the tickets: whatever has a name in it counts as available. */
  readonly isSoldLive?: boolean | undefined;
  readonly production?: number | undefined;
  readonly exhibition?: number | undefined;
  /** Ids with commas between them. */
  readonly ids?: string | undefined;
  /** First and last day to show. */
  readonly date?: string | undefined;
  readonly until?: string | undefined;
  readonly option?: string | undefined;
  /** Words that the event must contain; finding them takes a query of its own (with-words.ts). */
  readonly q?: string | undefined;
  /** A quick view; it wins over `option`, which is the same for lists inside of pages. */
  readonly view?: string | undefined;
}

/** The filters that a visitor sets (docs/behaviour/programme.md#filters-of-the-events). */
export type Filter = 'room' | 'type' | 'tag' | 'series' | 'genre' | 'access' | 'language' | 'price';

/** SQL conditions of each filter; undefined where it is not set. */
export function eventFilterConditions(
  db: Database,
  { room, type, tag, series, genre, access, language, price }: EventChoice,
): Readonly<Record<Filter, SQL | undefined>> {
  return {
    room: room === undefined ? undefined : eq(events.roomId, room),
    type: ofType(db, events.typeId, type),
    tag: tag === undefined ? undefined : withTag(db, tag),
    series: series === undefined ? undefined : eq(events.seriesId, series),
    genre: genre === undefined ? undefined : eq(events.genreId, genre),
    access: access === undefined ? undefined : hasAccess(access),
    language: language === undefined ? undefined : hasAccess(language),
    price: price === undefined ? undefined : costsAtMost(price),
  };
}

/** Condition for the online events of a choice, from its date on, which is today when none is given. */
export function chosenEvents(db: Database, choice: EventChoice, now: number): SQL | undefined {
  const { venue, person, production, exhibition, bookable, isSoldLive = false, ids, age } = choice;
  return and(
    eq(events.isOnline, true),
    inDays(choice, now),
    ...Object.values(eventFilterConditions(db, choice)),
    venue === undefined ? undefined : atVenue(db, venue),
    person === undefined ? undefined : withPerson(db, person),
    bookable ? bookableAt(db, now, isSoldLive) : undefined,
    production === undefined ? undefined : eq(events.productionId, production),
    exhibition === undefined ? undefined : eq(events.exhibitionId, exhibition),
    age === undefined ? undefined : isFor(age),
    ids === undefined ? undefined : inArray(events.id, ids.split(',').map(Number)),
  );
}

/**
 * Condition for events whose lowest full price is at most that many euro; 0: whose tickets all cost nothing, or that
 * need none. Events without a known price are left out.
 */
const costsAtMost = (euro: number): SQL | undefined =>
  or(eq(events.isFree, true), euro === 0 ? eq(events.highestPrice, '0') : lte(events.lowestPrice, String(euro)));

/** See docs/behaviour/programme.md#age-of-the-visitors. */
const isFor = (age: number): SQL | undefined =>
  and(or(isNull(events.ageFrom), lte(events.ageFrom, age)), or(isNull(events.ageTo), gte(events.ageTo, age)));

function withTag(db: Database, tag: number): SQL {
  const own = db
    .select({ one: sql`1` })
    .from(eventTags)
    .where(and(eq(eventTags.eventId, events.id), eq(eventTags.termId, tag)));
  return exists(own);
}

/** An event without a venue is at its room's. */
function atVenue(db: Database, venue: number): SQL | undefined {
  const own = db.select({ id: rooms.id }).from(rooms).where(eq(rooms.venueId, venue));
  return or(eq(events.venueId, venue), and(isNull(events.venueId), inArray(events.roomId, own)));
}

/** A person takes part in an event directly, or through its production or exhibition. */
function withPerson(db: Database, person: number): SQL | undefined {
  const own = db.select({ id: eventPersons.eventId }).from(eventPersons).where(eq(eventPersons.personId, person));
  const produced = db
    .select({ id: productionPersons.productionId })
    .from(productionPersons)
    .where(eq(productionPersons.personId, person));
  const shown = db
    .select({ id: exhibitionPersons.exhibitionId })
    .from(exhibitionPersons)
    .where(eq(exhibitionPersons.personId, person));
  return or(inArray(events.id, own), inArray(events.productionId, produced), inArray(events.exhibitionId, shown));
}

type DayChoice = Pick<EventChoice, 'date' | 'until' | 'option' | 'view'>;

const viewDays = ({ option, view = option }: DayChoice, now: number): Days | undefined =>
  view === 'today' || view === 'next_3_days' || view === 'weekend' ? daysOf(view, today(now)) : undefined;

/**
 * The first day that a choice shows, YYYY-MM-DD: events that began before are listed under it. Undefined in the
 * archive, which goes back in time.
 */
export function firstDay(choice: DayChoice, now: number): string | undefined {
  const { date, option, view = option } = choice;
  if (view === 'archive') return undefined;
  const ofView = viewDays(choice, now)?.first;
  if (date === undefined) return ofView ?? today(now);
  const day = queryDay(date);
  return ofView !== undefined && ofView > day ? ofView : day;
}

/** Events that are on one of the days: one that lasts longer is on each of its days. */
function inDays(choice: DayChoice, now: number): SQL | undefined {
  const { date, until, option, view = option } = choice;
  const first = firstDay(choice, now);
  if (first === undefined) return over(date, now);
  const last = viewDays(choice, now)?.last;
  return and(
    first === today(now) ? notOver(now) : gte(events.lastDay, first),
    last === undefined ? undefined : lt(events.localStart, addDays(last, 1)),
    until === undefined ? undefined : lt(events.localStart, addDays(queryDay(until, 'until'), 1)),
    view === 'now' ? running(now) : undefined,
  );
}

/** Events that have begun and have a known end that is to come. */
function running(now: number): SQL | undefined {
  const instant = new Date(now).toISOString();
  return and(lte(events.startsAt, instant), gt(events.endsAt, instant));
}

/**
 * From today on: an event stays on its day until it has ended, which may be after midnight, or weeks later; one without
 * an end (it "ends" when it starts) stays until its day is over.
 */
function notOver(now: number): SQL | undefined {
  const endUnknown = and(isNull(events.localEnd), eq(events.allDay, false));
  return and(gte(events.endsAt, startOf(today(now))), or(gt(events.endsAt, new Date(now).toISOString()), endUnknown));
}

/** Past events: exactly those that today's programme no longer has. `date` is the last day to show. */
function over(date: string | undefined, now: number): SQL | undefined {
  const current = notOver(now);
  return and(
    current && not(current),
    date === undefined ? undefined : lt(events.localStart, addDays(queryDay(date), 1)),
  );
}

const startOf = (day: string) => moment.tz(day, SITE_TIME_ZONE).toISOString();

/**
 * Condition for events with available tickets: still to come, not cancelled, with a seat left in a group or timeslot,
 * unless another system sells the tickets (`isSoldLive`) and knows that alone.
 */
function bookableAt(db: Database, now: number, isSoldLive: boolean): SQL | undefined {
  const seats = db
    .select({ one: sql`1` })
    .from(seatGroups)
    .leftJoin(timeslots, eq(timeslots.seatGroupId, seatGroups.id))
    .innerJoin(quotas, eq(quotas.id, sql`coalesce(${seatGroups.quotaId}, ${timeslots.quotaId})`))
    .where(and(eq(seatGroups.eventId, events.id), sql`${seatsLeft(now)} > 0`));
  return and(
    isNotNull(events.idJet),
    ne(events.status, 'cancelled'),
    gt(events.startsAt, new Date(now).toISOString()),
    isSoldLive ? undefined : exists(seats),
  );
}
