import type { ApiClient, Cart, RootStore } from '@vestibule/contracts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { linesAgain, type TicketLine } from './cart-lines-again';
import { takeCart } from './newest-cart';
import { newKey } from './new-key';
import { heldFor, isAmple } from './remaining';

declare module '@vestibule/contracts' {
  interface RemoteStores {
    reservation: ReservationStore;
  }
}

/** Until when something is held: `heldFor` ms after `since`, which is of the page's own clock. */
export interface Deadline {
  readonly heldFor: number;
  readonly since: number;
}

/** By how much the end may be off, as the page counts in steps and the server has its own clock. */
const CLOCKS_MS = 2000;

/** The part of a cart that the store needs. `heldFor` as in `CartView`. */
interface ReadCart {
  readonly tickets: number;
  readonly heldFor: number | null;
  readonly extensionsLeft: number;
  readonly lines: readonly TicketLine[];
  readonly version?: Cart['version'];
}
const asRead = (cart: Cart): ReadCart => ({
  tickets: cart.tickets_quantity,
  heldFor: heldFor(cart),
  extensionsLeft: cart.extensions_left,
  lines: cart.lines,
  version: cart.version,
});

/**
 * Remaining time of the cart, for all places of a page that show it. The server sends it, and a clock that cannot be
 * set counts on (docs/behaviour/tickets.md#remaining-time).
 */
export class ReservationStore {
  /** Null while nothing is held, or nothing was read yet. */
  deadline: Deadline | null = null;
  /** Tickets in the cart when it was last read. */
  tickets: number | null = null;
  /** Number of components that announce the near end, and ask whether more time is needed: one of them is enough. */
  announcers = 0;
  /** Lines of the cart whose reservation has ended since the page was loaded. */
  lapsed: readonly TicketLine[] = [];
  /** Of the cart when it was last read. */
  #lines: readonly TicketLine[] = [];
  /** How often the reservation can still be extended. */
  extensionsLeft = 0;
  /** The visitor wants no more time, and is not asked again on any page before the next reservation. */
  hasDeclined = false;
  #reading: Promise<void> | undefined;
  readonly #api: ApiClient;
  readonly #basket: RootStore['basket'];

  constructor(api: ApiClient, basket: RootStore['basket']) {
    this.#api = api;
    this.#basket = basket;
    makeAutoObservable(this, { deadline: observableRef, lapsed: observableRef });
  }

  /**
   * Takes over a response with the cart, received at `since` of the page's clock; the header's badge shows the count.
   * False where a newer one was read before.
   */
  take({ tickets, heldFor: held, extensionsLeft, lines, version }: ReadCart, since: number): boolean {
    if (!takeCart(this.#basket, { tickets_quantity: tickets, version })) return false;
    const isOver = this.deadline !== null && since - this.deadline.since >= this.deadline.heldFor - CLOCKS_MS;
    const has = (all: readonly TicketLine[], { id }: TicketLine) => all.some((one) => one.id === id);
    // A visitor who has chosen others since is not asked about the lapsed ones.
    if (lines.some((line) => !has(this.#lines, line))) this.lapsed = this.lapsed.length > 0 ? [] : this.lapsed;
    else if (isOver) this.lapsed = [...this.lapsed, ...this.#lines.filter((line) => !has(lines, line))];
    this.#lines = lines;
    this.tickets = tickets;
    this.deadline = held === null ? null : { heldFor: held, since };
    this.extensionsLeft = extensionsLeft;
    if (held === null || isAmple(held)) this.hasDeclined = false;
    return true;
  }

  /** Reserves the lapsed tickets again, all or none; rejects with the error of the call. */
  async reserveAgain(): Promise<void> {
    const again = linesAgain(this.lapsed);
    if (!again) return;
    await this.#api.call('addToCart', { body: { lines: again, idempotency_key: newKey() } });
    await this.read();
  }

  decline(): void {
    this.hasDeclined = true;
  }

  /** Reserves everything for another 15 minutes; rejects with the error of the call. */
  async extend(): Promise<void> {
    const cart = await this.#api.call('extendCart');
    runInAction(() => this.take(asRead(cart), performance.now()));
  }

  /** Reads the cart; concurrent callers wait for the same response. A failure leaves everything unchanged. */
  read(): Promise<void> {
    return (this.#reading ??= this.#read().finally(() => (this.#reading = undefined)));
  }

  async #read(): Promise<void> {
    const before = this.#basket.cartAmount;
    const cart = await this.#api.call('cart').catch(() => undefined);
    // Tickets were added meanwhile: the response may lack them.
    if (this.#basket.cartAmount !== before) return this.#read();
    if (cart) runInAction(() => this.take(asRead(cart), performance.now()));
  }

  /** Calls a listener at the end. Returns the function that removes it. */
  announce(): () => void {
    this.announcers += 1;
    return () => runInAction(() => (this.announcers -= 1));
  }
}
