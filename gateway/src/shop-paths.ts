import { DEFAULT_LANGUAGE, EVENTS_SEGMENT, isLanguage, type Language } from '@vestibule/contracts';

/** A path below one of the shop's names: its language, and which of the shop's own lists it means. */
const SHOP_LIST =
  /^(?:\/([a-z]{2}))?\/(?:webshop|testshop|test\.webshop|eventim\.webshop|eventim-template)\/(events|articles|series)(?:\/|$)/;

/** The site's page that has what a list of the shop has (docs/behaviour/tickets.md#shop-pages). */
const PAGES: Readonly<Record<string, (lang: Language) => string>> = {
  events: (lang) => EVENTS_SEGMENT[lang],
  articles: () => 'news',
  series: () => 'abonnements',
};

/**
 * Where a list of the shop is on this site, or undefined for any other path. The shop's single records keep to the
 * shop.
 */
export function shopListPath(path: string): string | undefined {
  const [, prefix, list = ''] = SHOP_LIST.exec(path) ?? [];
  if (prefix !== undefined && !isLanguage(prefix)) return undefined;
  const lang = prefix ?? DEFAULT_LANGUAGE;
  const page = PAGES[list]?.(lang);
  return page === undefined ? undefined : `/${lang}/${page}`;
}
