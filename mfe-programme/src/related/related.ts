import { type Dates, recordHref, type EventDetail, type EventListItem, type LoaderContext } from '@vestibule/contracts';
import type { ProductionCardData } from '../productions/to-card';

/** An event as a card: `type` is its series or genre, `run` its time, `summary` its place. */
export type RelatedEvent = ProductionCardData;

const COUNT = 3;
/** Enough to have some left when this event and its other dates are taken out. */
const ASKED = 12;

type Reader = Pick<LoaderContext, 'api' | 'href' | 'lang' | 'signal'>;
/** Events that the page shows already. */
type Shown = Pick<EventDetail, 'id' | 'title' | 'other_dates' | 'other_events'>;

/** Events to come of the same series, then of the same genre, then at the same place. */
export function readRelated(context: Reader, event: EventDetail, dates: Dates): Promise<RelatedEvent[]> {
  const ways = [
    event.series && { series: event.series.id },
    event.genre && { genre: event.genre.id },
    event.venue && { venue: event.venue.id },
  ];
  return readEventsOf(
    context,
    ways.filter((way) => way !== null),
    dates,
    event,
  );
}

/**
 * The next events that each query finds, in the order of the queries, each title once. Events that cannot be loaded are
 * left out: the page is worth showing without.
 */
export async function readEventsOf(
  context: Reader,
  ways: readonly Readonly<Record<string, string | number>>[],
  dates: Dates,
  shown?: Shown,
): Promise<RelatedEvent[]> {
  const found = await Promise.all(
    ways.map((way) =>
      context.api.call('events', { query: { ...way, page_size: ASKED }, signal: context.signal }).then(
        ({ results }) => [...results].sort((a, b) => (a.date_start < b.date_start ? -1 : 1)),
        () => [],
      ),
    ),
  );
  const others = [...(shown?.other_dates ?? []), ...(shown?.other_events ?? [])];
  const taken = new Set([shown?.id, ...others.map(({ id }) => id)]);
  const titles = new Set([shown?.title]);
  const related = found.flat().filter((other) => {
    if (taken.has(other.id) || titles.has(other.title) || other.state === 'cancelled') return false;
    titles.add(other.title);
    return true;
  });
  return related.slice(0, COUNT).map((other) => toCard(other, context, dates));
}

function toCard(event: EventListItem, { lang, href }: Reader, dates: Dates): RelatedEvent {
  const day = `${dates.dayParts(event.date_start, lang).short}, ${dates.formatDate(event.date_start, lang)}`;
  return {
    id: event.id,
    url: recordHref(href, 'event', event),
    ...(event.lang === lang ? {} : { lang: event.lang }),
    title: event.title,
    summary: event.room?.name ?? event.venue?.name ?? '',
    type: event.preline || (event.genre?.name ?? ''),
    run: event.all_day ? day : `${day}, ${dates.formatTime(event.date_start, lang)}`,
    image: event.image_obj,
  };
}
