import { fromCents, toCents, type ApiClient, type RootStore } from '@vestibule/contracts';
import type { Seat } from '@vestibule/contracts/seats/seat';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { discounts, isOpen, timesOf, toTicket, type BookingEvent, type Group, type Offer } from './booking-event';
import { codeOf, NO_RESERVATION, seatOf, type Summary } from './booking-outcome';
import { cartLines, keyFor } from './cart-lines';

declare module '@vestibule/contracts' {
  interface RemoteStores {
    booking: BookingStore;
  }
}

/**
 * Delay between closing and resetting the summary, in ms: the list must not flash while the widget closes
 * (docs/behaviour/tickets.md#booking-widget).
 */
export const RESET_MS = 250;
/** Shorter waits would flicker (docs/behaviour/tickets.md#booking-widget). */
const MIN_WAIT_MS = 200;

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
    this.time = timesOf(event).find((slot) => slot.open)?.time ?? '';
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
    for (const group of this.event?.groups ?? []) if (!isOpen(group, time)) this.#drop(group);
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

  /** How many tickets of a group are chosen at a discount. */
  discountCount(group: Group): number {
    return discounts(group).reduce((sum, offer) => sum + this.amountOf(group, offer), 0);
  }

  /** Tickets of a group, at whatever price. */
  ticketsOf(group: Group | undefined): number {
    return group?.offers.reduce((sum, offer) => sum + this.amountOf(group, offer), 0) ?? 0;
  }

  chooseSeats(seats: BookingStore['seats']): void {
    this.seats = seats;
  }

  get tickets(): number {
    return this.#basket.entries.reduce((sum, { amount }) => sum + amount, 0);
  }

  /** Decimal euro. */
  get total(): string {
    const offers = (this.event?.groups ?? []).flatMap((group) =>
      group.offers.map((offer) => toCents(offer.price) * this.amountOf(group, offer)),
    );
    return fromCents(offers.reduce((sum, cents) => sum + cents, 0));
  }

  get canSubmit(): boolean {
    return (
      this.tickets > 0 &&
      this.summary?.kind !== 'loading' &&
      // A seat for each ticket, where they are chosen.
      this.event?.groups.every(
        (group) =>
          !group.hasSeats || (this.seats.get(group.id)?.length ?? this.ticketsOf(group)) === this.ticketsOf(group),
      ) === true
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
    const [outcome] = await Promise.allSettled([this.#api.call('addToCart', { body }), wait(MIN_WAIT_MS)]);
    runInAction(() => {
      if (outcome.status === 'fulfilled') this.#basket.setCart(outcome.value.tickets_quantity, outcome.value.cart_url);
      else this.#report(outcome.reason);
      // The hold of this key has expired: another try needs a new one.
      if (outcome.status === 'rejected' && codeOf(outcome.reason) === NO_RESERVATION) this.#sent = null;
      // Who has closed the widget meanwhile sees the cart's count, not a summary of something else.
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

  #drop(group: Group): void {
    for (const offer of group.offers) while (this.amountOf(group, offer) > 0) this.remove(group, offer);
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
