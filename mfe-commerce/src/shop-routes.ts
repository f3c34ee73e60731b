import { inEachLanguage, type RouteDeclaration } from '@vestibule/contracts';

import { SHOP_LISTS, SHOP_NAMES } from '@vestibule/contracts/site/shop-names';

/** The shop under its own name: the page that all others are, for search engines. */
export const SHOP_ROUTE = 'commerce/webshop';
/** From the cart to an order. */
export const CHECKOUT_ROUTE = 'commerce/checkout';
/** Everything that is sold for one day. */
export const DAY_TICKETS_ROUTE = 'commerce/day-tickets';
/** Tickets of one event, chosen without script. */
export const TICKETS_ROUTE = 'commerce/tickets';
/** The same as another system sells them at this moment. */
export const LIVE_TICKETS_ROUTE = 'commerce/live-tickets';
/** The same with the plan of its seats. */
export const SEATS_ROUTE = 'commerce/seats';
/** The waiting list of a sold-out event. */
export const WAITING_ROUTE = 'commerce/waiting';

/** First parts of paths below the shop's names that are pages of this site, whatever system sells the tickets. */
export const OWN_PARTS: readonly string[] = ['checkout', 'tickets', 'orders', 'waiting', ...SHOP_LISTS];

const shop = (name: string, localised: boolean): RouteDeclaration => ({
  id: `commerce/${name}${localised ? '' : '-bare'}`,
  path: inEachLanguage(() => `${name}/*`),
  localised,
  page: './pages/webshop',
  layout: 'webshop',
  middleware: ['shop-online'],
  bodyClass: 'none',
  // The parameters that another shop in an iframe reads are not known here: pages with a query are rendered for each
  // visitor.
  hydrate: 'idle',
});

/** Each name in every language, and without a language in German. */
export const SHOP_ROUTES: readonly RouteDeclaration[] = SHOP_NAMES.flatMap((name) => [
  shop(name, true),
  shop(name, false),
]);
