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

/** A cart, and what its cookies are to say. */
export interface CartRead {
  readonly cart: Cart;
  readonly held: StillHeld;
}
interface CartChanged extends CartRead, Pick<Held, 'added' | 'changedEvents'> {}
interface TicketsAdded extends Held, Pick<CartAnswer, 'version'> {
  readonly held: StillHeld;
}

/**
 * Whoever sells the tickets of the dates: the house itself, or another system (docs/ticket-provider.md). It is all that
 * the booking widget and the cart ask for. Whatever cannot be had throws `unavailable`, and then nothing has changed,
 * or the same idempotency key finds what has.
 */
export interface TicketProvider {
  /** Value of the cookie of a new cart, for a request with this key. */
  newCart: (key: string | undefined) => string;
  /** What a date sells now. */
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
