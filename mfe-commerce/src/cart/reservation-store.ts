import type { ApiClient, Cart, RootStore } from '@vestibule/contracts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { takeCart } from './newest-cart';
import { heldFor } from './remaining';

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

/**
 * Remaining time of the cart, for all places of a page that show it. The server sends it, and a clock that cannot be
 * set counts on (docs/behaviour/tickets.md#remaining-time).
 */
export class ReservationStore {
  /** Null while nothing is held, or nothing was read yet. */
  deadline: Deadline | null = null;
  /** Tickets in the cart when it was last read. */
  tickets: number | null = null;
  /** Number of components that announce the near end to screen readers: one of them is enough. */
  announcers = 0;
  #reading: Promise<void> | undefined;
  readonly #api: ApiClient;
  readonly #basket: RootStore['basket'];

  constructor(api: ApiClient, basket: RootStore['basket']) {
    this.#api = api;
    this.#basket = basket;
    makeAutoObservable(this, { deadline: observableRef });
  }

  /**
   * Takes over a response with the cart, read at `since` of the page's clock; the header's badge shows the count. False
   * where a newer one was read before.
   */
  take(tickets: number, held: number | null, since: number, version?: Cart['version']): boolean {
    if (!takeCart(this.#basket, { tickets_quantity: tickets, version })) return false;
    this.tickets = tickets;
    this.deadline = held === null ? null : { heldFor: held, since };
    return true;
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
    if (cart) runInAction(() => this.take(cart.tickets_quantity, heldFor(cart), performance.now(), cart.version));
  }

  /** Calls a listener at the end. Returns the function that removes it. */
  announce(): () => void {
    this.announcers += 1;
    return () => runInAction(() => (this.announcers -= 1));
  }
}
