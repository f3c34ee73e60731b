import type { LoaderContext } from '@vestibule/contracts';
import { newKey } from '../booking/cart-lines';
import { readCart, type CartView } from '../cart/read-cart';

export interface CheckoutData {
  readonly cart: CartView;
  /** Makes a repeated request the same order. */
  readonly key: string;
}

/** What is to be bought; the page is this visitor's alone. */
export const loadCheckout = async (context: LoaderContext): Promise<CheckoutData> => ({
  cart: await readCart(context, context.signal),
  key: newKey(),
});
