import type { RecordOf } from '../../record-values';
import { isFullPrice } from './full-price';

type Groups = RecordOf<'events'>['seat_groups'];

/** Decimal euro; both null where an event's tickets have no prices. */
interface PriceRange {
  /** Of the full prices; of all prices where none is marked as a full one. */
  readonly lowestPrice: string | null;
  /** Of all prices. */
  readonly highestPrice: string | null;
}

/** Prices of an event’s tickets, by which lists choose events (features/programme/events/filter.ts). */
export function priceRange(groups: Groups): PriceRange {
  const prices = (groups ?? []).flatMap((group) => group.prices ?? []);
  const full = prices.filter(({ text }) => isFullPrice(text ?? {}));
  const inOrder = (list: typeof prices) =>
    list.map(({ price }) => price).toSorted((one, other) => Number(one) - Number(other));
  return {
    lowestPrice: inOrder(full.length > 0 ? full : prices)[0] ?? null,
    highestPrice: inOrder(prices).at(-1) ?? null,
  };
}
