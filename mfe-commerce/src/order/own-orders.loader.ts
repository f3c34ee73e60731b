import type { AnswerOf, LoaderContext } from '@vestibule/contracts';

export type OwnOrder = AnswerOf<'customerOrders'>[number] & {
  /** When it was made, in words. */
  readonly ordered: string;
};

/** The customer's orders, the latest first. Throws `unauthorised` for anybody who is no customer. */
export async function loadOwnOrders({ api, lang, signal }: LoaderContext): Promise<readonly OwnOrder[]> {
  const [dates, orders] = await Promise.all([
    import('@vestibule/contracts/dates'),
    api.call('customerOrders', { signal }),
  ]);
  return orders.map((order) => ({ ...order, ordered: dates.formatInstant(order.created_at, lang) }));
}
