import type { Cart, CartAnswer, Language, SeatGroup } from '@vestibule/contracts';
import type { StillHeld } from '../holds/held';
import type { HoldRequest } from '../holds/hold-request';
import type { Held } from '../cart/hold-tickets';
import type { VoucherProblem } from '../vouchers/vouchers';
import type { DateOnSale } from './date-on-sale';

/** A visitor's cart, whose texts are wanted in a language. */
export interface CartOf {
  /** Value of the cart cookie; undefined where there is none. */
  readonly cartToken: string | undefined;
  readonly lang: Language;
  /** Milliseconds since 1970. */
  readonly now: number;
}
interface LineOf extends CartOf {
  readonly line: number;
  /** 0 takes the line away. */
  readonly quantity: number;
}

/** A cart, and the values of its cookies. */
export interface CartRead {
  readonly cart: Cart;
  readonly held: StillHeld;
}
interface CartChanged extends CartRead, Pick<Held, 'added' | 'changedEvents'> {}
interface TicketsAdded extends Held, Pick<CartAnswer, 'version'> {
  readonly held: StillHeld;
}

/**
 * Seller of the tickets: the site itself, or another system (docs/ticket-provider.md). The booking widget and the cart
 * need nothing else. A failed call throws `unavailable`, and then nothing has changed, or the same idempotency key
 * finds the change.
 */
export interface TicketProvider {
  /** Value of the cookie of a new cart, for a request with this key. */
  newCart: (key: string | undefined) => string;
  /** Tickets of a date at this moment. */
  options: (date: DateOnSale, asked: Pick<CartOf, 'lang' | 'now'>) => Promise<SeatGroup[]>;
  read: (cart: CartOf) => Promise<CartRead>;
  /**
   * All lines or none; the same key never adds twice. Throws `sold_out` (-214), `no_reservation` (-204), `conflict`,
   * `not_found`, `shop_offline`, or `validation` with the field.
   */
  add: (request: HoldRequest & Pick<CartOf, 'lang'>) => Promise<TicketsAdded>;
  /** Another number of tickets in a line. Throws as `add` does. */
  change: (request: LineOf) => Promise<CartChanged>;
  /** Moves the deadline of all that is held. Throws `no_reservation` (-204), `conflict` where it cannot be any more. */
  extend: (cart: CartOf) => Promise<CartRead>;
  /** Returns why a voucher was not taken. Throws `no_reservation` (-204), `conflict` where there are none. */
  redeem: (request: Omit<CartOf, 'lang'> & { readonly code: string }) => Promise<VoucherProblem | undefined>;
}
