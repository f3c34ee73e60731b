import {
  type Dates,
  recordHref,
  SiteError,
  type EventListItem,
  type Language,
  type LoaderContext,
} from '@vestibule/contracts';

import { placeOnSite, type FramedPlace } from '../shop-frame/shop-place';

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

/** Bookable events of the site's own shop. */
export interface OwnShop {
  readonly offers: readonly BookableEvent[];
  readonly page: number;
  readonly hasNext: boolean;
}

/** The site's own shop, or another system's in an iframe. */
export type WebshopData = OwnShop | FramedPlace;

const PAGE_SIZE = 20;

/** The shop that the settings name, at the place in the address; without one the site's own. */
export async function loadWebshop(context: LoaderContext): Promise<WebshopData> {
  const shop = context.store.settings.current?.shop_frame;
  if (!shop) return loadOwnShop(context);
  const place = placeOnSite(context.url);
  if (place === undefined) throw new SiteError('not_found', 404, 'The shop has no such page');
  return { shop, place };
}

/** The next bookable events. Only bookable ones: the programme has all of them. */
async function loadOwnShop({ api, href, lang, signal, url }: LoaderContext): Promise<OwnShop> {
  const page = url.searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,4}$/.test(page)) throw new SiteError('validation', 400, 'page is not valid', { field: 'page' });
  const [dates, answer] = await Promise.all([
    import('@vestibule/contracts/dates'),
    api.call('events', { query: { bookable: 'true', page_size: PAGE_SIZE, page: Number(page) }, signal }),
  ]);
  return {
    offers: inOrder(answer.results, dates).map((event) => toOffer(event, { lang, href }, dates)),
    page: Number(page),
    hasNext: answer.next !== null,
  };
}

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
