import type { ApiClient, RootStore } from '@vestibule/contracts';
import type { Seat } from '@vestibule/contracts/seats/seat';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { takeCart } from '../../cart/newest-cart';
import { isOpen, isSold, timesOf, totalOf, toTicket, type BookingEvent, type Group, type Offer } from './booking-event';
import { codeOf, NO_RESERVATION, seatOf, type Summary } from './booking-outcome';
import { RESET_MS, showWait } from './booking-times';
import { cartLines, hasSeatEach, keyFor } from './cart-lines';

declare module '@vestibule/contracts' {
  interface RemoteStores {
    booking: BookingStore;
  }
}

/**
 * The booking widget as a machine: closed → choosing → loading → success or error → choosing. One event at a time is
 * open on the page; the chosen tickets are the basket's.
 */
export class BookingStore {
  /** The event whose widget is open (docs/behaviour/tickets.md#booking-widget). */
  event: BookingEvent | null = null;
  summary: Summary | null = null;
  /** The chosen time, HH:MM; empty when the event sells none. */
  time = '';
  /** The seat group whose discounts are being chosen; null while all prices are shown. */
  discountsOf: Group | null = null;
  /** The seat group from whose discounts the visitor has just come back. */
  lastDiscounts: number | null = null;
  /** Seats that were chosen, by the seat group; without any the best ones are taken. */
  seats: ReadonlyMap<number, readonly Seat[]> = new Map();
  #sent: { readonly lines: string; readonly key: string } | null = null;
  #reset: ReturnType<typeof setTimeout> | undefined;
  readonly #api: ApiClient;
  readonly #basket: RootStore['basket'];
  readonly #report: (error: unknown) => void;

  constructor(api: ApiClient, basket: RootStore['basket'], report: (error: unknown) => void) {
    this.#api = api;
    this.#basket = basket;
    this.#report = report;
    makeAutoObservable(this, {
      event: observableRef,
      summary: observableRef,
      discountsOf: observableRef,
      seats: observableRef,
    });
  }

  open(event: BookingEvent): void {
    if (this.event?.id === event.id) return;
    clearTimeout(this.#reset);
    this.#forgetTickets();
    this.event = event;
    this.summary = null;
    this.#leaveDiscounts();
    this.#chooseFirstTime();
  }

  /** Replaces the tickets on offer; chosen tickets that are not among them are dropped. */
  offer(groups: readonly Group[]): void {
    if (!this.event) return;
    this.event = { ...this.event, groups };
    if (!timesOf(this.event).some(({ time, open }) => open && time === this.time)) this.#chooseFirstTime();
    this.#dropUnsold();
  }

  /** Closing forgets the chosen tickets at once and the summary when the widget has gone. */
  close(): void {
    if (!this.event) return;
    this.event = null;
    this.#forgetTickets();
    clearTimeout(this.#reset);
    this.#reset = setTimeout(() => this.#forgetSummary(), RESET_MS);
  }

  /** Another time may have sold out other groups: their tickets go. */
  chooseTime(time: string): void {
    this.time = time;
    this.#dropUnsold();
  }

  amountOf(group: Group, offer: Offer): number {
    return this.#basket.amountOf(toTicket(group, offer));
  }

  add(group: Group, offer: Offer): void {
    if (isOpen(group, this.time)) this.#basket.add(toTicket(group, offer));
  }

  remove(group: Group, offer: Offer): void {
    this.#basket.remove(toTicket(group, offer));
    const own = this.seats.get(group.id);
    if (own) this.seats = new Map(this.seats).set(group.id, own.slice(0, this.ticketsOf(group)));
  }

  /** The step of a group's discounts, and back to all prices with null. */
  showDiscounts(group: Group | null): void {
    this.lastDiscounts = this.discountsOf?.id ?? null;
    this.discountsOf = group;
  }

  /** Tickets of a group, at whatever price, or at those that are named. */
  ticketsOf(group: Group | undefined, offers = group?.offers ?? []): number {
    return group ? offers.reduce((sum, offer) => sum + this.amountOf(group, offer), 0) : 0;
  }

  chooseSeats(seats: BookingStore['seats']): void {
    this.seats = seats;
  }

  get tickets(): number {
    return this.#basket.entries.reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Decimal euro. */
  get total(): string {
    return totalOf(this.event?.groups ?? [], (group, offer) => this.amountOf(group, offer));
  }

  get canSubmit(): boolean {
    return (
      this.tickets > 0 &&
      this.summary?.kind !== 'loading' &&
      this.event?.groups.every((group) => hasSeatEach(group, this.ticketsOf(group), this.seats)) === true
    );
  }

  /** Adds everything at once. The same selection is sent with the same key, so a retry never holds twice. */
  async submit(): Promise<void> {
    const { event, tickets } = this;
    if (!event || !this.canSubmit) return;
    const lines = cartLines(event, this.#basket.entries, this.time, this.seats);
    this.#sent = keyFor(lines, this.#sent);
    const body = { lines, idempotency_key: this.#sent.key };
    this.summary = { kind: 'loading' };
    const [outcome] = await Promise.allSettled([this.#api.call('addToCart', { body }), showWait()]);
    runInAction(() => {
      if (outcome.status === 'fulfilled') takeCart(this.#basket, outcome.value);
      else this.#report(outcome.reason);
      // The hold of this key has expired: another try needs a new one.
      if (outcome.status === 'rejected' && codeOf(outcome.reason) === NO_RESERVATION) this.#sent = null;
      // A visitor who has closed the widget meanwhile sees the cart's count, not a summary of another event.
      if (this.event !== event) return;
      if (outcome.status === 'fulfilled') this.#succeed(tickets);
      else this.summary = { kind: 'error', code: codeOf(outcome.reason), seat: seatOf(outcome.reason, lines) };
    });
  }

  /** Back to the tickets: after success with none chosen, after an error with all of them. */
  resume(): void {
    this.summary = null;
  }

  #succeed(tickets: number): void {
    this.#forgetTickets();
    this.#leaveDiscounts();
    this.summary = { kind: 'success', tickets };
  }

  #forgetTickets(): void {
    this.#basket.clear();
    this.seats = new Map();
    this.#sent = null;
  }

  #forgetSummary(): void {
    runInAction(() => {
      this.summary = null;
      this.#leaveDiscounts();
      this.time = '';
    });
  }

  #leaveDiscounts(): void {
    this.discountsOf = null;
    this.lastDiscounts = null;
  }

  #chooseFirstTime(): void {
    this.time = (this.event && timesOf(this.event).find((slot) => slot.open)?.time) ?? '';
  }

  #dropUnsold(): void {
    for (const { ticket } of this.#basket.entries) {
      if (this.event && isSold(this.event, ticket, this.time)) continue;
      while (this.#basket.amountOf(ticket) > 0) this.#basket.remove(ticket);
      if (this.seats.has(ticket.seat_group)) this.seats = new Map(this.seats).set(ticket.seat_group, []);
    }
  }
}
