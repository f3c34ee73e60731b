import { makeAutoObservable } from 'mobx';
import { MAX_TICKETS_PER_LINE } from '../constants';
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

/** Tickets being chosen, and the badge of the cart by its cookies (docs/behaviour/tickets.md#cart-cookies). */
export class BasketStore {
  entries: BasketEntry[] = [];
  cartAmount = 0;
  cartUrl = '';

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
}

const same = (a: Ticket, b: Ticket) => a.seat_group === b.seat_group && a.sale_type_id === b.sale_type_id;
