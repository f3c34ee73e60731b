/** Tickets of one price, in whole cents with the VAT in it. */
export interface Amount {
  readonly unitCents: number;
  readonly quantity: number;
  /** Per cent, with two decimal places at most. */
  readonly vat: number;
  /** Taken off all of them together. */
  readonly discountCents: number;
}

/** Part of a total that is taxed at one rate; net and tax are the gross to the cent. */
export interface VatShare {
  readonly rate: number;
  readonly gross: number;
  readonly net: number;
  readonly tax: number;
}

/** A whole in hundredths of a per cent. */
const WHOLE = 10_000;

/** Cents that were taken off. */
export const discountOf = (amounts: readonly Pick<Amount, 'discountCents'>[]): number =>
  amounts.reduce((sum, { discountCents }) => sum + discountCents, 0);

/** Cents of all tickets, less discounts. */
export const totalOf = (amounts: readonly Amount[]): number =>
  amounts.reduce((sum, { unitCents, quantity, discountCents }) => sum + unitCents * quantity - discountCents, 0);

/**
 * The VAT in a total, the lowest rate first. It is computed once for each rate, not for each ticket: rounding twenty
 * tickets would move the sum by cents. In whole numbers of a hundredth of a per cent, as 8.1 has no exact double.
 */
export function vatShares(amounts: readonly Amount[]): readonly VatShare[] {
  const rates = [...new Set(amounts.map(({ vat }) => vat))].sort((a, b) => a - b);
  return rates.map((rate) => {
    const gross = totalOf(amounts.filter(({ vat }) => vat === rate));
    const net = Math.round((gross * WHOLE) / (WHOLE + Math.round(rate * 100)));
    return { rate, gross, net, tax: gross - net };
  });
}
