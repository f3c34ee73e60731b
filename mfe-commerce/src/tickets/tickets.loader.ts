import { type Dates, recordHref, SiteError, type EventDetail, type LoaderContext } from '@vestibule/contracts';
import { timesOf, toBookingEvent, type BookingEvent, type Time } from '../booking/state/booking-event';

export interface TicketsData {
  readonly event: BookingEvent;
  readonly title: string;
  /** Language of the title. */
  readonly lang: string;
  readonly when: string;
  /** Path of the event's own page. */
  readonly url: string;
  readonly times: readonly Time[];
  /** The time that tickets are chosen for; empty where there are none to choose. */
  readonly time: string;
}

/** An event's tickets, to be chosen without script. Throws `not_found` for an event that sells none. */
export async function loadTickets(context: LoaderContext): Promise<TicketsData> {
  const id = eventIdOf(context);
  const [dates, event] = await Promise.all([
    import('@vestibule/contracts/dates'),
    context.api.call('event', { params: { id }, signal: context.signal }),
  ]);
  return toTickets(event, context, dates);
}

/** The event that the address names. Throws `not_found` where it cannot be one. */
export function eventIdOf({ params }: Pick<LoaderContext, 'params'>): number {
  const id = Number(params['id']);
  if (!Number.isSafeInteger(id) || id < 1) throw new SiteError('not_found', 404, 'There is no such event');
  return id;
}

/** Throws `not_found` for an event that sells no tickets. */
export function toTickets(
  event: EventDetail,
  { href, lang, t, url }: Pick<LoaderContext, 'href' | 'lang' | 't' | 'url'>,
  dates: Dates,
): TicketsData {
  const booking = toBookingEvent(event, t);
  if (!event.bookable || booking.groups.length === 0)
    throw new SiteError('not_found', 404, 'The event sells no tickets');
  const times = timesOf(booking);
  const asked = times.find(({ time, open }) => open && time === url.searchParams.get('time'));
  const day = `${dates.dayParts(event.date_start, lang).weekday}, ${dates.formatDate(event.date_start, lang)}`;
  const isTimed = !event.all_day && times.length === 0;
  return {
    event: booking,
    title: event.title,
    lang: event.lang,
    when: isTimed ? `${day}, ${dates.formatTime(event.date_start, lang)}` : day,
    url: recordHref(href, 'event', event),
    times,
    time: (asked ?? times.find(({ open }) => open))?.time ?? '',
  };
}
