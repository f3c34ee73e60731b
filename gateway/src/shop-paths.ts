import { DEFAULT_LANGUAGE, isLanguage, type OwnRouteName, type RouteName } from '@vestibule/contracts';
import { hasRoute, hrefOf, type SiteComposition } from '@vestibule/contracts/site/site';

/** A path below one of the shop's names: its language, and which of the shop's own lists it means. */
const SHOP_LIST =
  /^(?:\/([a-z]{2}))?\/(?:webshop|testshop|test\.webshop|eventim\.webshop|eventim-template)\/(events|articles|series)(?:\/|$)/;

/** The site's page that has what a list of the shop has (docs/behaviour/tickets.md#shop-pages). */
const PAGES: Readonly<Record<string, RouteName | OwnRouteName>> = {
  events: 'events',
  articles: 'news',
  series: 'content/series',
};

/**
 * Where a list of the shop is on this site, or undefined for any other path. The shop's single records keep to the
 * shop.
 */
export function shopListPath(path: string, site: SiteComposition): string | undefined {
  const [, prefix, list = ''] = SHOP_LIST.exec(path) ?? [];
  if (prefix !== undefined && !isLanguage(prefix)) return undefined;
  const page = PAGES[list];
  return page && hasRoute(site, page) ? hrefOf(site, page, {}, prefix ?? DEFAULT_LANGUAGE) : undefined;
}
