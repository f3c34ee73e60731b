import { newBuyer, type Heard, type Offer } from '@vestibule/e2e/fixtures/buyer';

export const STEPS = ['options', 'token', 'into the cart', 'cart', 'order', 'confirmation'] as const;
export type Step = (typeof STEPS)[number];

/** Tickets that one buys: parties of one to three, two on average. */
const PARTIES = [2, 1, 3, 2] as const;

const emptyTimes = () => Object.fromEntries(STEPS.map((step) => [step, []])) as unknown as Record<Step, number[]>;

/** Concurrent buyers, and the responses they get. */
export class SalesCrowd {
  /** Numbers of orders. */
  readonly confirmed: string[] = [];
  /** Tickets of them. */
  tickets = 0;
  readonly errors: string[] = [];
  times = emptyTimes();
  /** Numbers of orders and tickets before the measurement. */
  from = { orders: 0, tickets: 0 };
  #met = 0;
  #isLow = false;
  readonly #origin: string;
  readonly #offer: Offer;

  constructor(origin: string, offer: Offer) {
    this.#origin = origin;
    this.#offer = offer;
  }

  /**
   * Buys at this many places, one buyer after the other, until each place gets the response that tickets are sold out.
   */
  async buy(places: number): Promise<void> {
    await Promise.all(Array.from({ length: places }, () => this.#buyOn(places)));
  }

  forget(): void {
    this.times = emptyTimes();
    this.from = { orders: this.confirmed.length, tickets: this.tickets };
  }

  /** Gives up after as many errors as there are places. */
  async #buyOn(places: number): Promise<void> {
    while (this.errors.length < places)
      try {
        if (!(await this.#buy())) return;
      } catch (error) {
        this.errors.push(String(error));
      }
  }

  /** False when there is nothing left; a party that is too large for the rest buys one. */
  async #buy(): Promise<boolean> {
    const at = (this.#met += 1);
    const buyer = newBuyer(this.#origin, this.#offer, `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`);
    await this.#step('options', () => buyer.get(`/de/api/events/${this.#offer.event}/`));
    await this.#step('token', buyer.begin);
    const party = this.#isLow ? 1 : (PARTIES[at % PARTIES.length] ?? 1);
    const held = await this.#step('into the cart', () => buyer.hold(party));
    if (held.body.code === 'sold_out') {
      this.#isLow = true;
      return party > 1;
    }
    await this.#step('cart', () => buyer.get('/de/api/shop-cart/'));
    const { number = '', signature } = (await this.#step('order', () => buyer.order(party, 'desk'))).body;
    this.confirmed.push(number);
    this.tickets += party;
    await this.#step('confirmation', () => buyer.get(`/de/api/orders/${number}/${signature}/`));
    return true;
  }

  async #step(step: Step, act: () => Promise<Heard>): Promise<Heard> {
    const startedAt = performance.now();
    const heard = await act();
    this.times[step].push(performance.now() - startedAt);
    if (heard.status !== 200 && heard.body.code !== 'sold_out')
      throw new Error(`${step}: ${heard.status} ${heard.body.code}`);
    return heard;
  }
}
