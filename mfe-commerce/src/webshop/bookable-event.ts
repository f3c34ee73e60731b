import { recordHref, type Dates, type EventListItem, type Language, type LoaderContext } from '@vestibule/contracts';

/** One event that can be booked, ready to be shown. */
export interface BookableEvent {
  readonly id: number;
  readonly url: string;
  readonly title: string;
  /** Language of the texts, when it is not the page's. */
  readonly lang?: Language;
  readonly when: string;
  /** ISO 8601. */
  readonly start: string;
  readonly where: string;
  readonly free: boolean;
  /** Lowest price, decimal euro; empty when there is none to show. */
  readonly price: string;
  /** Whether there are higher prices too. */
  readonly from: boolean;
  readonly few: boolean;
}

/** Events as rows of a shop, in the order of time. */
export const toOffers = (
  events: readonly EventListItem[],
  context: Pick<LoaderContext, 'lang' | 'href'>,
  dates: Dates,
): readonly BookableEvent[] => inOrder(events, dates).map((event) => toOffer(event, context, dates));

/**
 * The list has the latest event of a day first (docs/behaviour/programme.md#event-list); a shop sells in the order of
 * time.
 */
function inOrder(events: readonly EventListItem[], dates: Dates): EventListItem[] {
  return events.toSorted(
    (a, b) =>
      dates.dayOf(a.date_start).localeCompare(dates.dayOf(b.date_start)) ||
      a.date_start.localeCompare(b.date_start) ||
      a.id - b.id,
  );
}

function toOffer(
  event: EventListItem,
  { lang, href }: Pick<LoaderContext, 'lang' | 'href'>,
  dates: Dates,
): BookableEvent {
  const day = `${dates.dayParts(event.date_start, lang).short}, ${dates.formatDate(event.date_start, lang)}`;
  return {
    id: event.id,
    url: `${recordHref(href, 'event', event)}#tickets`,
    title: event.title,
    ...(event.lang === lang ? {} : { lang: event.lang }),
    when: event.all_day ? day : `${day}, ${dates.formatTime(event.date_start, lang)}`,
    start: event.all_day ? dates.dayOf(event.date_start) : event.date_start,
    where: [event.room?.name, event.venue?.name].filter(Boolean).join(', '),
    free: event.availability === 'free',
    price: event.price_from ?? '',
    from: event.price_to !== null && event.price_to !== event.price_from,
    few: event.availability === 'few',
  };
}
