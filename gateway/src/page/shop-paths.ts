import { DEFAULT_LANGUAGE, isLanguage, type OwnRouteName, type RouteName } from '@vestibule/contracts';
import { SHOP_LISTS, shopOfPath } from '@vestibule/contracts/site/shop-names';
import { hasRoute, hrefOf, type SiteComposition } from '@vestibule/contracts/site/site';

/** The site's page with the same content as a list of the shop (docs/behaviour/tickets.md#shop-pages). */
const PAGES: Readonly<Record<(typeof SHOP_LISTS)[number], RouteName | OwnRouteName>> = {
  events: 'events',
  articles: 'news',
  series: 'content/series',
};

/**
 * Where a list of the shop is on this site, or undefined for any other path. The shop's single records keep to the
 * shop.
 */
export function shopListPath(path: string, site: SiteComposition): string | undefined {
  const shop = shopOfPath(path);
  if (!shop || (shop.prefix !== undefined && !isLanguage(shop.prefix))) return undefined;
  const first = path.slice(shop.start.length).split('/')[1];
  const list = SHOP_LISTS.find((name) => name === first);
  if (!list || !hasRoute(site, PAGES[list])) return undefined;
  return hrefOf(site, PAGES[list], {}, shop.prefix ?? DEFAULT_LANGUAGE);
}
