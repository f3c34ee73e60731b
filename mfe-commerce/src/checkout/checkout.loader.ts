import type { AnswerOf, LoaderContext } from '@vestibule/contracts';
import { newKey } from '../cart/new-key';
import { readCart, type CartView } from '../cart/read-cart';

export interface CheckoutData {
  readonly cart: CartView;
  /** Makes a repeated request the same order. */
  readonly key: string;
  /** The logged-in customer and their data for the form; null for a guest. */
  readonly customer: AnswerOf<'customer'>['customer'];
}

/** Cart and customer of an order; the page is this visitor's alone. */
export async function loadCheckout(context: LoaderContext): Promise<CheckoutData> {
  const [cart, customer] = await Promise.all([readCart(context, context.signal), loadCustomer(context)]);
  return { cart, key: newKey(), customer };
}

/** A form that begins empty is better than none. */
const loadCustomer = ({ api, signal }: LoaderContext) =>
  api.call('customer', { signal }).then(
    ({ customer }) => customer,
    () => null,
  );
