import { newBuyer, type Heard, type Offer } from '../fixtures/buyer';

export const STEPS = ['options', 'token', 'into the cart', 'cart', 'order', 'confirmation'] as const;
export type Step = (typeof STEPS)[number];

const emptyTimes = () => Object.fromEntries(STEPS.map((step) => [step, []])) as unknown as Record<Step, number[]>;

/** People who buy at the same time, and what they meet. */
export class SalesCrowd {
  readonly confirmed: string[] = [];
  readonly errors: string[] = [];
  times = emptyTimes();
  /** How many were confirmed before what is measured. */
  from = 0;
  #met = 0;
  readonly #origin: string;
  readonly #offer: Offer;

  constructor(origin: string, offer: Offer) {
    this.#origin = origin;
    this.#offer = offer;
  }

  /** At so many places one buyer after the other, until each place hears that there is nothing left. */
  async buy(places: number): Promise<void> {
    await Promise.all(Array.from({ length: places }, () => this.#buyOn(places)));
  }

  forget(): void {
    this.times = emptyTimes();
    this.from = this.confirmed.length;
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

  async #buy(): Promise<boolean> {
    const at = (this.#met += 1);
    const buyer = newBuyer(this.#origin, this.#offer, `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`);
    await this.#step('options', () => buyer.get(`/de/api/events/${this.#offer.event}/`));
    await this.#step('token', buyer.begin);
    const held = await this.#step('into the cart', () => buyer.hold(1));
    if (held.body.code === 'sold_out') return false;
    await this.#step('cart', () => buyer.get('/de/api/shop-cart/'));
    const { number = '', signature } = (await this.#step('order', () => buyer.order(1, 'desk'))).body;
    this.confirmed.push(number);
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
