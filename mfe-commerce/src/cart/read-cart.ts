import { type Dates, recordHref, type Cart, type Host, type Language } from '@vestibule/contracts';
import { seatWords } from '@vestibule/contracts/seats/seat-words';
import { linesByDate, type DateLines } from './lines-by-date';
import { heldFor } from './remaining';

export interface CartLineView {
  readonly id: number;
  readonly title: string;
  /** Page of the event; empty for an admission, which has none. */
  readonly url: string;
  /** Day and time of the event, formatted. */
  readonly when: string;
  readonly what: string;
  readonly price: string;
  readonly quantity: number;
  readonly seats: Cart['lines'][number]['seats'];
  /** Undefined where the tickets cannot be named in another request. */
  readonly ticket: Cart['lines'][number]['ticket'];
}

export interface CartView {
  readonly lines: readonly CartLineView[];
  readonly total: string;
  readonly tickets: number;
  /** How long everything was still held when it was read, in ms; null when nothing is. */
  readonly heldFor: number | null;
  /** How often that can still be made longer. */
  readonly extensionsLeft: number;
  /** The discount, which the total does not contain any more. */
  readonly voucher: Cart['voucher'];
  /** How it can be paid, the usual way first. */
  readonly payments: Cart['payments'];
  /** Until when it is paid and can be cancelled; null where another system takes the order. */
  readonly terms: Cart['terms'];
  /** Where another system takes the order; empty where this site does. */
  readonly checkoutUrl: string;
  readonly version?: Cart['version'];
  /** Orders that wait for their payment; `url` is a path. */
  readonly unpaidOrders: NonNullable<Cart['unpaid_orders']>;
}

/** The visitor's cart, ready to be shown. */
export async function readCart(
  { api, href, lang }: Pick<Host, 'api' | 'href' | 'lang'>,
  signal?: AbortSignal,
): Promise<CartView> {
  const [dates, cart] = await Promise.all([
    import('@vestibule/contracts/dates'),
    api.call('cart', signal ? { signal } : {}),
  ]);
  const lines = cart.lines.map((line) => ({
    id: line.id,
    title: line.event_title,
    url: line.event ? recordHref(href, 'event', line.event) : '',
    when: whenOf(line, lang, dates),
    what: whatOf(line, lang),
    price: line.price,
    quantity: line.quantity,
    seats: line.seats,
    ticket: line.ticket,
  }));
  return {
    lines,
    total: cart.total,
    tickets: cart.tickets_quantity,
    heldFor: heldFor(cart),
    extensionsLeft: cart.extensions_left,
    voucher: cart.voucher,
    payments: cart.payments,
    terms: cart.terms,
    checkoutUrl: cart.checkout_url,
    unpaidOrders: cart.unpaid_orders ?? [],
    ...(cart.version && { version: cart.version }),
  };
}

/** Lines of the cart, by date. */
export const cartDates = (lines: readonly CartLineView[]): readonly DateLines<CartLineView>[] =>
  linesByDate(lines, ({ url, title, when }) => [url, title, when].join('\n'));

/** Kind of the tickets, and their seats. */
export const whatOf = (
  { seat_group, price_name, seats }: Pick<Cart['lines'][number], 'seat_group' | 'price_name' | 'seats'>,
  lang: Language,
): string => [seat_group, price_name, seatWords(seats, lang)].filter(Boolean).join(', ');

/** A timeslot has its own time on the event's day; a whole day starts at midnight and has none to show. */
export function whenOf(
  { date_start, time_start }: Pick<Cart['lines'][number], 'date_start' | 'time_start'>,
  lang: Language,
  dates: Dates,
): string {
  const start = time_start ? `${dates.dayOf(date_start)}T${time_start}` : date_start;
  const day = `${dates.dayParts(date_start, lang).weekday}, ${dates.formatDate(date_start, lang)}`;
  return /T(?!00:00)/.test(start) ? `${day}, ${dates.formatTime(start, lang)}` : day;
}
