import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import moment from 'moment-timezone';
import { seatWords } from '@vestibule/contracts/seats/seat-words';
import type { WholeOrder } from './find-order';

/** An iCalendar file (RFC 5545) of what was bought, one VEVENT a line. Times are UTC: readers know no zone's rules. */
export function orderCalendar({ order, lines }: WholeOrder, product: string, host: string): string {
  const calendar = ical({
    name: product,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: host, product: 'Vestibule', language: order.lang.toUpperCase() },
  });
  for (const line of lines)
    calendar.createEvent({
      id: `${order.number}-${line.id}@${host}`,
      ...(line.allDay
        ? { allDay: true, start: moment.utc(line.dateStart), end: moment.utc(line.dateStart).add(1, 'day') }
        : { start: moment.utc(line.startsAt), ...(line.endsAt !== null && { end: moment.utc(line.endsAt) }) }),
      stamp: moment.utc(order.createdAt),
      status: order.state === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: line.title,
      ...(line.place && { location: line.place }),
      description: `${line.quantity} × ${[line.seatGroup, line.priceName, seatWords(line.seats, order.lang)].filter(Boolean).join(', ')} (${order.number})`,
    });
  return calendar.toString();
}
