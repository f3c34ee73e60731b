import { makeAutoObservable } from 'mobx';
import { MAX_TICKETS_PER_LINE } from '../constants';
import type { CartAnswer } from '../entities';
import { readCartCookies } from './cart-cookies';

export interface Ticket {
  readonly id: number;
  readonly seat_group: number;
  readonly sale_type_id: number;
}
export interface BasketEntry {
  readonly ticket: Ticket;
  readonly amount: number;
}

/** Tickets being chosen, and the badge of the cart as the cookies tell it (docs/behaviour/tickets.md#cart-cookies). */
export class BasketStore {
  entries: BasketEntry[] = [];
  cartAmount = 0;
  cartUrl = '';
  #version: CartAnswer['version'];

  constructor() {
    makeAutoObservable(this);
  }

  amountOf(ticket: Ticket): number {
    return this.entries.find((entry) => same(entry.ticket, ticket))?.amount ?? 0;
  }

  /** One more of the same seat group and sale type, up to 20 (docs/behaviour/tickets.md#basket). */
  add(ticket: Ticket): void {
    const amount = this.amountOf(ticket);
    if (amount >= MAX_TICKETS_PER_LINE) return;
    this.entries =
      amount === 0
        ? [...this.entries, { ticket, amount: 1 }]
        : this.entries.map((entry) => (same(entry.ticket, ticket) ? { ticket, amount: amount + 1 } : entry));
  }

  /** One less; an entry at zero goes. */
  remove(ticket: Ticket): void {
    this.entries = this.entries
      .map((entry) => (same(entry.ticket, ticket) ? { ...entry, amount: entry.amount - 1 } : entry))
      .filter((entry) => entry.amount > 0);
  }

  clear(): void {
    this.entries = [];
  }

  /** Takes the badge from the cart's cookies: `document.cookie` and the page's origin. */
  readCookies(cookies: string, origin: string): void {
    const { amount, url } = readCartCookies(cookies, origin);
    this.setCart(amount, url);
  }

  setCart(amount: number, url: string): void {
    this.cartAmount = amount;
    this.cartUrl = url;
  }

  /** What adding to the cart has come to. */
  takeAnswer({ tickets_quantity, cart_url, version }: CartAnswer): void {
    this.takeCart(tickets_quantity, cart_url, version);
  }

  /** A state of the cart that was answered. False, and nothing is taken, where a newer one was taken before. */
  takeCart(amount: number, url: string, version: CartAnswer['version']): boolean {
    if (version && this.#version && isOlder(version, this.#version)) return false;
    this.#version = version ?? this.#version;
    this.setCart(amount, url);
    return true;
  }
}

type Version = NonNullable<CartAnswer['version']>;
const isOlder = (a: Version, b: Version) => (a.cart === b.cart ? a.number < b.number : a.cart < b.cart);

const same = (a: Ticket, b: Ticket) => a.seat_group === b.seat_group && a.sale_type_id === b.sale_type_id;
