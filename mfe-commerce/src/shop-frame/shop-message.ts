import { placeInShop, type ShopPlace } from './shop-place';

/** Names of a shop's messages, and of the page's own (docs/embedded-shop.md). */
const FROM_SHOP = 'vestibule.shop';
export const FROM_PAGE = 'vestibule.page';

/** In px: the frame becomes no higher, whatever it says. */
const MAX_HEIGHT = 20_000;
const MAX_TICKETS = 999;

/** Data of a shop's messages so far; other fields are missing. */
export interface ShopMessage {
  /** Of all that it shows, in px. */
  readonly height?: number;
  /** Where it is now, if the site has an address for that. */
  readonly place?: ShopPlace;
  /** Tickets in its cart, and where that is, or else its start. */
  readonly cart?: { readonly count: number; readonly place: ShopPlace };
  /** It shows another step, which begins at its top. */
  readonly isNewStep?: boolean;
  /** Whether the browser lets it keep cookies here. */
  readonly hasCookies?: boolean;
}

/**
 * A message as the shop at `shop` may send it; undefined for anything else. One wrong value makes all of it wrong;
 * names that are not known are those of a later version, and left out.
 */
export function readMessage(data: unknown, shop: string): ShopMessage | undefined {
  if (!isObject(data) || data['type'] !== FROM_SHOP) return undefined;
  const { height, url, cart, scroll, cookies } = data;
  const place = isOfShop(url, shop) ? placeInShop(url, shop) : undefined;
  const ofCart = cart === undefined ? undefined : cartOf(cart, shop);
  const isRight =
    (height === undefined || isWhole(height, 1, MAX_HEIGHT)) &&
    (url === undefined || isOfShop(url, shop)) &&
    (cart === undefined || ofCart !== undefined) &&
    (scroll === undefined || scroll === 'top') &&
    (cookies === undefined || cookies === 'blocked' || cookies === 'allowed');
  if (!isRight) return undefined;
  return {
    ...(height !== undefined && { height }),
    ...(place !== undefined && { place }),
    ...(ofCart && { cart: ofCart }),
    ...(scroll && { isNewStep: true }),
    ...(cookies && { hasCookies: cookies === 'allowed' }),
  };
}

function cartOf(cart: unknown, shop: string): ShopMessage['cart'] {
  if (!isObject(cart)) return undefined;
  const { count, url } = cart;
  if (!isWhole(count, 0, MAX_TICKETS)) return undefined;
  if (url !== undefined && !isOfShop(url, shop)) return undefined;
  return { count, place: url === undefined ? '' : (placeInShop(url, shop) ?? '') };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isWhole = (value: unknown, from: number, to: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to;
const isOfShop = (url: unknown, shop: string): url is string =>
  typeof url === 'string' && URL.canParse(url) && new URL(url).origin === new URL(shop).origin;
