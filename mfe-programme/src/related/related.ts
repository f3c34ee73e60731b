import { type Dates, recordHref, type EventListItem, type LoaderContext } from '@vestibule/contracts';
import type { ProductionCardData } from '../productions/to-card';

/** An event as a card: `type` is its series or genre, `run` its time, `summary` its place. */
export type RelatedEvent = ProductionCardData;

const COUNT = 3;
/** Enough to have some left when other dates of one event are taken out. */
const ASKED = 12;

type Reader = Pick<LoaderContext, 'api' | 'href' | 'lang' | 'signal'>;

/**
 * Events to come that have most in common with an event; none where they cannot be loaded, as the page is worth showing
 * without.
 */
export const readRelated = (context: Reader, id: number | string, dates: Dates): Promise<RelatedEvent[]> =>
  context.api.call('relatedEvents', { params: { id }, signal: context.signal }).then(
    (events) => events.map((event) => toCard(event, context, dates)),
    () => [],
  );

/** The next events that each query finds, in the order of the queries, each title once; none that cannot be loaded. */
export async function readEventsOf(
  context: Reader,
  ways: readonly Readonly<Record<string, string | number>>[],
  dates: Dates,
): Promise<RelatedEvent[]> {
  const found = await Promise.all(
    ways.map((way) =>
      context.api.call('events', { query: { ...way, page_size: ASKED }, signal: context.signal }).then(
        ({ results }) => [...results].sort((a, b) => (a.date_start < b.date_start ? -1 : 1)),
        () => [],
      ),
    ),
  );
  const titles = new Set<string>();
  const related = found.flat().filter(({ title, state }) => {
    if (titles.has(title) || state === 'cancelled' || state === 'sold_out') return false;
    titles.add(title);
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
