import type { ShopDeps } from '../deps';
import { loadSeatGroups } from '../../programme';
import { tokenByChance } from '../holds/cart-cookies';
import { changeLine, extendCart } from '../cart/change-cart';
import { stillHeld } from '../holds/held';
import { holdTickets } from '../cart/hold-tickets';
import { readCart } from '../cart/read-cart';
import { applyVoucher } from '../vouchers/apply-voucher';
import type { CartOf, TicketProvider } from './ticket-provider';

/** The site sells its tickets itself: carts, holds and quotas are in its own database. */
export function houseTickets({ db, payment }: ShopDeps): TicketProvider {
  const read = async ({ cartToken: token, lang, now }: CartOf) => ({
    held: await stillHeld(db, token, now),
    cart: await readCart(db, { token, lang, now, hasPaymentPage: payment !== undefined }),
  });
  return {
    read,
    newCart: tokenByChance,
    options: ({ id, lang }, { now }) => loadSeatGroups(db, id, lang, now),
    async add(request) {
      const added = await holdTickets(db, request);
      return { ...added, held: await stillHeld(db, request.cartToken, request.now) };
    },
    async change(request) {
      const { added, events } = await changeLine(db, request);
      return { ...(await read(request)), added, changedEvents: events };
    },
    async extend(cart) {
      await extendCart(db, cart);
      return read(cart);
    },
    redeem: (request) => applyVoucher(db, request),
  };
}
