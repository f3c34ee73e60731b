import { fromCents, isSiteError, toCents, type ApiClient, type RootStore, type Ticket } from '@vestibule/contracts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { discounts, isOpen, timesOf, type BookingEvent, type Group, type Offer } from './booking-event';
import { cartLines, newKey } from './cart-lines';

declare module '@vestibule/contracts' {
  interface RemoteStores {
    booking: BookingStore;
  }
}

/**
 * Why adding failed: the ticket system's number, true when it gave none
 * (docs/behaviour/tickets.md#failures-when-adding), or the limit of tickets that one visitor may reserve.
 */
export type FailureCode = number | true | 'rate_limited';
/** What has come of adding; null while tickets are being chosen. */
export type Summary =
  | { readonly kind: 'loading' }
  | { readonly kind: 'success'; readonly tickets: number }
  | { readonly kind: 'error'; readonly code: FailureCode };

/**
 * Delay between closing and resetting the summary, in ms: the list must not flash while the widget closes
 * (docs/behaviour/tickets.md#booking-widget).
 */
export const RESET_MS = 250;
/**
 * The ticket system's number for tickets that are not held any more (docs/behaviour/tickets.md#failures-when-adding).
 */
const NO_RESERVATION = -204;
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
  #sent: { readonly lines: string; readonly key: string } | null = null;
  #reset: ReturnType<typeof setTimeout> | undefined;
  readonly #api: ApiClient;
  readonly #basket: RootStore['basket'];
  readonly #report: (error: unknown) => void;

  constructor(api: ApiClient, basket: RootStore['basket'], report: (error: unknown) => void) {
    this.#api = api;
    this.#basket = basket;
    this.#report = report;
    makeAutoObservable(this, { event: observableRef, summary: observableRef, discountsOf: observableRef });
  }

  open(event: BookingEvent): void {
    if (this.event?.id === event.id) return;
    clearTimeout(this.#reset);
    this.#basket.clear();
    this.#sent = null;
    this.event = event;
    this.summary = null;
    this.#leaveDiscounts();
    this.time = timesOf(event).find((slot) => slot.open)?.time ?? '';
  }

  /** Closing forgets the chosen tickets at once and the summary when the widget has gone. */
  close(): void {
    if (!this.event) return;
    this.event = null;
    this.#basket.clear();
    this.#sent = null;
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
    return this.event !== null && this.tickets > 0 && this.summary?.kind !== 'loading';
  }

  /** Adds everything at once. The same selection is sent with the same key, so a retry never holds twice. */
  async submit(): Promise<void> {
    const { event, tickets } = this;
    if (!event || !this.canSubmit) return;
    const lines = cartLines(event, this.#basket.entries, this.time);
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
      else this.summary = { kind: 'error', code: codeOf(outcome.reason) };
    });
  }

  /** Back to the tickets: after success with none chosen, after an error with all of them. */
  resume(): void {
    this.summary = null;
  }

  #succeed(tickets: number): void {
    this.#basket.clear();
    this.#sent = null;
    this.#leaveDiscounts();
    this.summary = { kind: 'success', tickets };
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

const toTicket = (group: Group, offer: Offer): Ticket => ({
  id: offer.id,
  seat_group: group.id,
  sale_type_id: offer.saleType,
});
const codeOf = (error: unknown): FailureCode => {
  if (!isSiteError(error)) return true;
  return error.responseCode ?? (error.code === 'rate_limited' ? error.code : true);
};
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function keyFor(lines: object, sent: { lines: string; key: string } | null): { lines: string; key: string } {
  const text = JSON.stringify(lines);
  return sent?.lines === text ? sent : { lines: text, key: newKey() };
}
