/**
 * A price as it is shown: `12.00` → `12 €`, `12.50` → `12,50 €` (docs/behaviour/tickets.md#prices). The space does not
 * break.
 */
export function formatPrice(price: string, currency = '€'): string {
  return `${price.replace(/\.00$/, '').replace('.', ',')}\u00a0${currency}`;
}

/** Decimal euro as whole cents, so that sums are exact: `12.50` → 1250. */
export function toCents(price: string): number {
  return Math.round(Number(price) * 100);
}

/** Whole cents as decimal euro: 1250 → `12.50`. */
export function fromCents(cents: number): string {
  return (cents / 100).toFixed(2);
}
