import type { ProvidedBasket, ProvidedDate } from '../provider-answers';
import type { WantedTickets } from '../provider-client';

/** A refusal with the ticket system's number. */
export class Refused extends Error {
  constructor(readonly code: number) {
    super(String(code));
  }
}

type Line = { -readonly [K in keyof ProvidedBasket['lines'][number]]: ProvidedBasket['lines'][number][K] } & {
  readonly stock: string;
};
interface Basket {
  readonly lines: Line[];
  readonly keys: Set<string>;
  version: number;
  /** Milliseconds since 1970. */
  until: number;
  extensions: number;
}

const PRICES = [
  { id: 11, name: 'Erwachsene', text: '', cents: 1250, full: true },
  { id: 12, name: 'Schüler', text: 'Ermäßigt', cents: 700, full: false },
];
export const DATE = 'PRO-1';
const HELD_MS = 900_000;

/** Dates of the fake provider: one with a hall, and a tour at two times. */
export class FakeBaskets {
  /** Tickets left, by seat group or time. */
  readonly left = new Map([
    ['1', 8],
    ['2:31', 4],
    ['2:32', 0],
  ]);
  readonly baskets = new Map<string, Basket>();
  /** Forgets the keys of requests, like a provider without idempotency. */
  forgetful = false;
  #lines = 0;

  readonly #now: () => number;
  readonly #checkout: () => string;

  constructor(now: () => number, checkout: () => string) {
    this.#now = now;
    this.#checkout = checkout;
  }

  date(date: string, lang: string): ProvidedDate {
    if (date !== DATE) throw new Refused(-404);
    const isLeft = (stock: string) => (this.left.get(stock) ?? 0) > 0;
    const name = (de: string, en: string) => (lang === 'en' ? en : de);
    return {
      date,
      groups: [
        { id: 1, name: name('Saal', 'Hall'), text: '', available: isLeft('1'), prices: PRICES, times: [] },
        {
          id: 2,
          name: name('Führung', 'Tour'),
          text: '',
          available: isLeft('2:31') || isLeft('2:32'),
          prices: PRICES,
          times: [
            { id: 31, time: '10:00', available: isLeft('2:31') },
            { id: 32, time: '11:30', available: isLeft('2:32') },
          ],
        },
      ],
    };
  }

  read(name: string): ProvidedBasket {
    const basket = this.#live(name);
    if (!basket) throw new Refused(-204);
    return this.#wire(name, basket);
  }

  add(name: string, { key, lines }: { readonly key: string; readonly lines: readonly WantedTickets[] }) {
    const basket = this.#live(name) ?? { lines: [], keys: new Set(), version: 0, until: 0, extensions: 10 };
    if (!this.forgetful && basket.keys.has(key)) return this.#wire(name, basket);
    const wanted = lines.flatMap(({ date, group = 1, time, tickets }) =>
      tickets.map(({ price, quantity }) => ({
        date,
        stock: time ? `${group}:${time}` : `${group}`,
        group,
        time,
        price,
        quantity,
      })),
    );
    if (wanted.some(({ date }) => date !== DATE)) throw new Refused(-404);
    const left = new Map(this.left);
    for (const { stock, quantity } of wanted) left.set(stock, (left.get(stock) ?? 0) - quantity);
    if ([...left.values()].some((count) => count < 0)) throw new Refused(-214);
    for (const [stock, count] of left) this.left.set(stock, count);
    for (const { stock, date, group, time, price, quantity } of wanted) {
      const { name: named, cents } = PRICES.find(({ id }) => id === price) ?? { name: '', cents: 0 };
      basket.lines.push({
        id: (this.#lines += 1),
        date,
        group: group === 1 ? 'Saal' : 'Führung',
        price: named,
        time: time === 31 ? '10:00' : '',
        cents,
        quantity,
        stock,
      });
    }
    basket.keys.add(key);
    basket.until = this.#now() + HELD_MS;
    basket.version += 1;
    this.baskets.set(name, basket);
    return this.#wire(name, basket);
  }

  change(name: string, id: number, quantity: number): ProvidedBasket {
    const basket = this.#live(name);
    const line = basket?.lines.find((one) => one.id === id);
    if (!basket || !line) throw new Refused(-204);
    const left = (this.left.get(line.stock) ?? 0) + line.quantity - quantity;
    if (left < 0) throw new Refused(-214);
    this.left.set(line.stock, left);
    line.quantity = quantity;
    if (quantity === 0) basket.lines.splice(basket.lines.indexOf(line), 1);
    basket.version += 1;
    return this.#wire(name, basket);
  }

  extend(name: string, key: string): ProvidedBasket {
    const basket = this.#live(name);
    if (!basket || basket.lines.length === 0) throw new Refused(-204);
    if (!this.forgetful && basket.keys.has(key)) return this.#wire(name, basket);
    if (basket.extensions === 0) throw new Refused(-310);
    basket.keys.add(key);
    basket.extensions -= 1;
    basket.until = this.#now() + HELD_MS;
    basket.version += 1;
    return this.#wire(name, basket);
  }

  /** A basket whose time has run out gives its tickets back. */
  #live(name: string): Basket | undefined {
    const basket = this.baskets.get(name);
    if (basket && basket.lines.length > 0 && basket.until <= this.#now()) {
      for (const { stock, quantity } of basket.lines.splice(0))
        this.left.set(stock, (this.left.get(stock) ?? 0) + quantity);
      basket.version += 1;
    }
    return basket;
  }

  #wire(name: string, { lines, version, until, extensions }: Basket): ProvidedBasket {
    return {
      basket: name,
      version,
      expires_in: lines.length === 0 ? null : Math.round((until - this.#now()) / 1000),
      extensions_left: extensions,
      checkout_url: `${this.#checkout()}/checkout/${name.slice(0, 8)}`,
      total: lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0),
      lines: lines.map(({ stock: _, ...line }) => ({ ...line })),
    };
  }
}
