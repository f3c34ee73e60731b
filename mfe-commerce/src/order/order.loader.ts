import { recordHref, type LoaderContext, type Order } from '@vestibule/contracts';
import { whatOf, whenOf } from '../cart/read-cart';

type Line = Order['lines'][number];

/** A line of an order, ready to be shown. */
export interface OrderLineView extends Pick<
  Line,
  'lang' | 'place' | 'price' | 'quantity' | 'tickets' | 'event_title' | 'event_status'
> {
  /** Path of the event's page; empty where there is none any more. */
  readonly url: string;
  readonly when: string;
  readonly what: string;
  /** When the event was when this was sold, where that was another time; else empty. */
  readonly before: string;
}

export interface OrderView extends Omit<Order, 'lines'> {
  readonly lines: readonly OrderLineView[];
  readonly ordered: string;
  /** Deadline of payment, in words; empty where it waits for no payment. */
  readonly payUntil: string;
}

/** The order of a signed link. Throws `not_found` for any other link. */
export async function loadOrder({ api, href, lang, params, signal }: LoaderContext): Promise<OrderView> {
  const { number = '', signature = '' } = params;
  const [dates, order] = await Promise.all([
    import('@vestibule/contracts/dates'),
    api.call('order', { params: { number, signature }, signal }),
  ]);
  return {
    ...order,
    ordered: dates.formatInstant(order.created_at, lang),
    payUntil: order.pay_until ? dates.formatInstant(order.pay_until, lang) : '',
    lines: order.lines.map((line) => ({
      event_title: line.event_title,
      lang: line.lang,
      url: line.event ? recordHref(href, 'event', line.event) : '',
      when: whenOf(line, lang, dates),
      place: line.place,
      what: whatOf(line, lang),
      before: line.sold_for && whenOf({ date_start: line.sold_for, time_start: line.time_start }, lang, dates),
      event_status: line.event_status,
      price: line.price,
      quantity: line.quantity,
      tickets: line.tickets,
    })),
  };
}
