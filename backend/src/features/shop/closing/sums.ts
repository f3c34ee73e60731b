import { totalOf, vatShares, type Amount, type VatShare } from '../order-data/amounts';

/** Orders of a day: how many, their tickets, and their cents. */
export interface Sum {
  readonly orders: number;
  readonly tickets: number;
  readonly cents: number;
}

/** Sold and cancelled tickets, and the VAT in the difference. */
export interface Sums {
  readonly sold: Sum;
  readonly cancelled: Sum;
  readonly cents: number;
  /** The lowest rate first; gross of all rates is `cents`. */
  readonly vat: readonly VatShare[];
}

type Lines = readonly Amount[];

export const sumOf = (orders: readonly Lines[]): Sum => ({
  orders: orders.length,
  tickets: orders.flat().reduce((sum, { quantity }) => sum + quantity, 0),
  cents: orders.reduce((sum, lines) => sum + totalOf(lines), 0),
});

/**
 * Sums of the lines of orders. The VAT is that of each order, as its buyer was shown: computed from the day's total it
 * would differ from the orders by cents.
 */
export function sumsOf(sold: readonly Lines[], cancelled: readonly Lines[]): Sums {
  const [plus, minus] = [sumOf(sold), sumOf(cancelled)];
  const shares = new Map<number, VatShare>();
  const add = (orders: readonly Lines[], sign: 1 | -1) => {
    for (const { rate, gross, net, tax } of orders.flatMap(vatShares)) {
      const before = shares.get(rate) ?? { rate, gross: 0, net: 0, tax: 0 };
      shares.set(rate, {
        rate,
        gross: before.gross + sign * gross,
        net: before.net + sign * net,
        tax: before.tax + sign * tax,
      });
    }
  };
  add(sold, 1);
  add(cancelled, -1);
  return {
    sold: plus,
    cancelled: minus,
    cents: plus.cents - minus.cents,
    vat: [...shares.values()].sort((a, b) => a.rate - b.rate),
  };
}
