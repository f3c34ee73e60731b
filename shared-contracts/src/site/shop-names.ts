/** Names that the shop's pages are below, former ones included (docs/behaviour/tickets.md#shop-pages). */
export const SHOP_NAMES = ['webshop', 'testshop', 'test.webshop', 'eventim.webshop', 'eventim-template'] as const;

/** Lists of the shop that this site has itself: the first part of a path below a name. */
export const SHOP_LISTS = ['events', 'articles', 'series'] as const;

/** The beginning of a path in the shop, with its language in `[1]` if it has one. */
const SHOP_PATH = new RegExp(
  `^(?:/([a-z]{2}))?/(?:${SHOP_NAMES.map((name) => name.replace('.', '\\.')).join('|')})(?![^/?])`,
);

/** Where the shop of this path begins, and the language that it names; undefined for a path outside of the shop. */
export function shopOfPath(path: string): { readonly start: string; readonly prefix: string | undefined } | undefined {
  const [start, prefix] = SHOP_PATH.exec(path) ?? [];
  return start === undefined ? undefined : { start, prefix };
}
