/** Reasons with words of their own (backend/src/features/shop/cart-api/post-cart.ts). */
const WORDED = ['empty', 'sold_out', 'seats', 'seat_kind', 'companion', 'conflict', 'shop_offline', 'not_found'];

/** Key of the text that says why tickets were not reserved: a general one for a reason that has none. */
export const refusalKey = (name: string): string =>
  name === 'rate_limited' ? 'summary.tooMany' : `tickets.failure.${WORDED.includes(name) ? name : 'unavailable'}`;
