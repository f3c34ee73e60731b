import type { CartAnswer, RootStore } from '@vestibule/contracts';

type Version = NonNullable<CartAnswer['version']>;
const isOlder = (a: Version, b: Version) => (a.cart === b.cart ? a.number < b.number : a.cart < b.cart);

/** The newest state that a page has taken; few carts have versions, so its store knows nothing of them. */
const taken = new WeakMap<RootStore['basket'], Version>();

/**
 * Shows the cart of a response in the header's badge. False, and nothing is shown, where a newer one was taken before.
 */
export function takeCart(
  basket: RootStore['basket'],
  { tickets_quantity, cart_url = basket.cartUrl, version }: Partial<CartAnswer> & Pick<CartAnswer, 'tickets_quantity'>,
): boolean {
  const newest = taken.get(basket);
  if (version && newest && isOlder(version, newest)) return false;
  if (version) taken.set(basket, version);
  basket.setCart(tickets_quantity, cart_url);
  return true;
}
