import type { Language } from './languages';

/** Formats of a language: of whole amounts, which lose their cents, and of others. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(lang: Language, currency: string, decimals: 0 | 2): Intl.NumberFormat {
  const key = `${lang} ${currency} ${decimals}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(lang, { style: 'currency', currency, minimumFractionDigits: decimals });
  formats.set(key, format);
  return format;
}

/**
 * A price as it is shown (docs/behaviour/tickets.md#prices): `12.00` → `12 €`, `1200.50` → `1.200,50 €`, in English
 * `€1,200.50`, in Czech `1 200,50 €`. Its spaces do not break, and a minus of the caller (U+2212) stays.
 */
export function formatPrice(price: string, lang: Language, currency = 'EUR'): string {
  const minus = price.startsWith('−') ? '−' : '';
  const amount = Number(price.slice(minus.length));
  return minus + formatOf(lang, currency, Number.isInteger(amount) ? 0 : 2).format(amount);
}

/** A rate of VAT in per cent as it is shown: `8.1` → `8,1`, in English `8.1`. */
export const formatRate = (rate: number, lang: Language): string => new Intl.NumberFormat(lang).format(rate);

/** Decimal euro as whole cents, so that sums are exact: `12.50` → 1250. */
export function toCents(price: string): number {
  return Math.round(Number(price) * 100);
}

/** Whole cents as decimal euro: 1250 → `12.50`. */
export function fromCents(cents: number): string {
  return (cents / 100).toFixed(2);
}
