import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import moment from 'moment-timezone';
import { calendarText } from '../../../platform/texts/calendar-text';
import { seatWords } from '@vestibule/contracts/seats/seat-words';
import type { WholeOrder } from '../order-data/find-order';

/**
 * An iCalendar file (RFC 5545) of an order, one VEVENT for each visit, with its event's present state; METHOD:CANCEL
 * where none of them takes place any more. Times are UTC: readers know no zone's rules.
 */
export function orderCalendar({ order, lines }: WholeOrder, product: string, host: string): string {
  const calendar = ical({
    name: product,
    method: lines.every((line) => isOff(order, line)) ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    prodId: { company: host, product: 'Vestibule', language: order.lang.toUpperCase() },
  });
  for (const visit of visitsOf(lines)) {
    const [line] = visit;
    calendar.createEvent({
      id: `${order.number}-${line.id}@${host}`,
      ...(line.allDay
        ? { allDay: true, start: moment.utc(line.dateStart), end: moment.utc(line.dateStart).add(1, 'day') }
        : { start: moment.utc(line.startsAt), ...(line.endsAt !== null && { end: moment.utc(line.endsAt) }) }),
      stamp: moment.utc(changedAt(order, line)),
      sequence: sequenceOf(order, line),
      status: isOff(order, line) ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: line.title,
      ...(line.place && { location: line.place }),
      description: `${visit.map((one) => ticketsOf(one, order.lang)).join('\n')} (${order.number})`,
    });
  }
  return calendarText(calendar);
}

type Order = WholeOrder['order'];
type Line = WholeOrder['lines'][number];
type Visit = readonly [Line, ...Line[]];

/** Lines of the same event at the same time: several prices are one visit. */
function visitsOf(lines: readonly Line[]): readonly Visit[] {
  const visits = new Map<string, Visit>();
  for (const line of lines) {
    const key = [line.eventId, line.title, line.dateStart, line.startsAt].join();
    const before = visits.get(key);
    visits.set(key, before ? [...before, line] : [line]);
  }
  return [...visits.values()];
}

const ticketsOf = ({ quantity, seatGroup, priceName, seats }: Line, lang: Order['lang']): string =>
  `${quantity} × ${[seatGroup, priceName, seatWords(seats, lang)].filter(Boolean).join(', ')}`;

/** Whether the buyer has nothing to go to: the order or the event is cancelled, or the event deleted. */
const isOff = ({ state }: Order, { eventStatus, eventChangedAt }: Line): boolean =>
  state !== 'confirmed' || eventStatus === 'cancelled' || eventChangedAt === null;

/** The latest of order, cancellation and change of the event, in milliseconds since 1970. */
const changedAt = ({ createdAt, cancelledAt }: Order, { eventChangedAt }: Line): number =>
  Math.max(...[createdAt, cancelledAt, eventChangedAt].map((instant) => (instant === null ? 0 : Date.parse(instant))));

/** Grows with each change, as calendars take the entry with the higher number: seconds since the order. */
const sequenceOf = (order: Order, line: Line): number =>
  Math.floor((changedAt(order, line) - Date.parse(order.createdAt)) / 1000) + (isOff(order, line) ? 1 : 0);
