import { SiteError, type LoaderContext } from '@vestibule/contracts';
import { placeOnSite, type FramedPlace } from '../shop-frame/shop-place';
import { toOffers, type BookableEvent } from './bookable-event';

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
    offers: toOffers(answer.results, { lang, href }, dates),
    page: Number(page),
    hasNext: answer.next !== null,
  };
}
