/** Discount of a voucher: a share of the price in per cent, or an amount in cents. */
export type Reduction = { readonly percent: number } | { readonly amountCents: number };

/** Tickets of one price in whole cents. */
interface Priced {
  readonly unitCents: number;
  readonly quantity: number;
}

/**
 * Discount of each line, in whole cents: together exactly the voucher's part, rounded once, and never more than a line
 * costs. The caller leaves out lines that the voucher is not for.
 */
export function discountsOf(reduction: Reduction, lines: readonly Priced[]): readonly number[] {
  const prices = lines.map(({ unitCents, quantity }) => unitCents * quantity);
  const total = prices.reduce((sum, price) => sum + price, 0);
  const off =
    'percent' in reduction ? Math.round((total * reduction.percent) / 100) : Math.min(reduction.amountCents, total);
  return shares(off, prices, total);
}

/** Parts of `off` by the lines' share of the total; cents that rounding leaves go to the largest remainders. */
function shares(off: number, prices: readonly number[], total: number): readonly number[] {
  if (total === 0) return prices.map(() => 0);
  const parts = prices.map((price) => Math.floor((off * price) / total));
  const left = off - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = prices
    .map((price, index) => ({ index, remainder: (off * price) % total }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
    .slice(0, left);
  const raised = new Set(byRemainder.map(({ index }) => index));
  return parts.map((part, index) => part + (raised.has(index) ? 1 : 0));
}
