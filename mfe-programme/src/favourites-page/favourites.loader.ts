import type { LoaderContext } from '@vestibule/contracts';
import { groupByDay, type EventDay } from '../event-rows/days';
import { toExhibitionCard } from '../exhibitions/to-exhibition-card';
import type { ProductionCardData } from '../productions/to-card';
import { MOST_SAVED, type Saved } from '../favourites/saved';
import { readSaved, withoutSaved } from './saved-list';

/** The records that the address names, as far as one can still come to them. */
export interface FavouritesData {
  readonly saved: Saved;
  /** Those that are over, or no longer in the programme. */
  readonly gone: Saved;
  readonly days: readonly EventDay[];
  readonly exhibitions: readonly ProductionCardData[];
}

/** A list of favourites, which its address names: it can be sent to others, and shows without script. */
export async function loadFavourites({ api, href, lang, signal, t, url }: LoaderContext): Promise<FavouritesData> {
  const saved = readSaved(url.searchParams);
  const [dates, events, exhibitions] = await Promise.all([
    import('@vestibule/contracts/dates'),
    saved.events.length === 0
      ? []
      : api
          .call('events', { query: { ids: saved.events.join(','), page_size: MOST_SAVED }, signal })
          .then(({ results }) => results),
    saved.exhibitions.length === 0
      ? []
      : api
          .call('exhibitions', { query: { ids: saved.exhibitions.join(','), page_size: MOST_SAVED }, signal })
          .then(({ results }) => results),
  ]);
  const found = { events: events.map(({ id }) => id), exhibitions: exhibitions.map(({ id }) => id) };
  return {
    saved,
    gone: withoutSaved(saved, found),
    days: groupByDay(events, { lang, href }, dates),
    exhibitions: exhibitions.map((exhibition) => toExhibitionCard(exhibition, { lang, t, dates, href })),
  };
}
