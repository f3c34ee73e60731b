import { array, number, object, string } from 'yup';
import { MAX_TICKETS_PER_LINE } from '../constants';
import { seatKey } from '../seats/seat';
import { A_SEAT_EACH, hasSeatEach } from '../seats/seat';
import { PAYMENTS } from '../order-fields';
import { id, textSchema } from '../fields/common';

const amount = () => number().integer().min(1).max(MAX_TICKETS_PER_LINE).required();
const ids = () => number().integer().min(0).required();
export const quantities = () => array().of(amount()).min(1).max(20).required();
export const saleTypes = () => array().of(ids()).min(1).max(20).required();

/** A numbered seat (docs/behaviour/tickets.md#seats). */
const seat = object({ row: string().required().max(40), seat: string().required().max(40) }).noUnknown();
/** That of a ticket; null where tickets have none. */
export const ticketSeat = () => seat.nullable().defined();
export const seats = () => array().of(seat).required();
/** Those that a visitor has chosen, one for each ticket: a seat is for a price of its kind, whatever their order. */
export const chosenSeats = () =>
  array()
    .of(seat.required())
    .max(60)
    .test('distinct', 'a seat is chosen twice', (all = []) => new Set(all.map(seatKey)).size === all.length);

/** One seat-group line: `quantities[i]` tickets of `sale_type_ids[i]` (docs/behaviour/tickets.md#cart-lines). */
export const cartLine = object({
  event_jet_id: string().required().max(60),
  quantities: quantities(),
  sale_type_ids: saleTypes(),
  seat_group: number().integer().min(1),
  block_id: number().integer().min(1),
  /** Start of the time slot of an admission (HH:MM), in place of the seat group and block of its day. */
  time: string()
    .max(5)
    .matches(/^\d\d:\d\d$/, '${path} must be a time HH:MM'),
  seats: chosenSeats(),
})
  .noUnknown()
  .test(
    'same-length',
    'quantities and sale_type_ids must have the same length',
    (line) => line.quantities?.length === line.sale_type_ids?.length,
  )
  .test('a-seat-each', A_SEAT_EACH, hasSeatEach);

/**
 * All lines at once, held together or not at all; the same `idempotency_key` never holds twice
 * (docs/behaviour/tickets.md#cart-lines).
 */
export const cartLines = object({
  lines: array().of(cartLine).min(1).max(20).required(),
  idempotency_key: string().uuid().max(36).required(),
}).noUnknown();

/** Another number of tickets in a line. */
export const cartChange = object({
  quantity: number().integer().min(0).max(MAX_TICKETS_PER_LINE).required(),
}).noUnknown();

/**
 * Which state of a cart it is: of two, the one of the cart with the higher id, and of the same cart the one with the
 * higher number, is newer. Missing where the site sells its tickets itself.
 */
const version = () => object({ cart: id(), number: id() }).optional().default(undefined);

/** Response to adding: all tickets now in the cart and where to see them. */
export const cartAnswer = object({
  tickets_quantity: number().integer().min(0).required(),
  cart_url: textSchema(),
  version: version(),
});

/**
 * The cart's contents. `expires_at` is ISO 8601 UTC of the line that ends first, null when empty; `total` decimal euro.
 */
export const cart = object({
  tickets_quantity: number().integer().min(0).required(),
  total: string().required(),
  expires_at: string().nullable().defined(),
  server_time: string().required(),
  /** How often `expires_at` can still be moved. */
  extensions_left: number().integer().min(0).required(),
  /** Discount of the voucher, which `total` does not contain any more; null without a voucher. */
  voucher: object({ code: string().required(), title: textSchema(), discount: string().required() })
    .nullable()
    .default(null),
  /** How this cart can be paid, the usual way first. */
  payments: array().of(string().oneOf(PAYMENTS).required()).required(),
  /**
   * Terms that stand beside the order button: minutes before the start and days after the order until a payment at the
   * desk, days for an invoice, hours before the start until which the order's link cancels it (null: it never does).
   * Null where another system takes the order.
   */
  terms: object({
    desk_minutes: number().integer().min(0).required(),
    desk_days: number().integer().min(1).required(),
    invoice_days: number().integer().min(1).required(),
    cancel_hours: number().integer().min(0).nullable().defined(),
  })
    .nullable()
    .default(null),
  /** Where another system that sells the tickets takes the order; empty where this site does. */
  checkout_url: textSchema(),
  version: version(),
  /** Orders of this cart that wait for their payment, with the paths of their pages; missing where there are none. */
  unpaid_orders: array()
    .of(object({ number: string().required(), url: string().required() }))
    .optional()
    .default(undefined),
  lines: array()
    .of(
      object({
        id: number().integer().required(),
        event_title: textSchema(),
        /** Null for an admission, which has no page. */
        event: object({ id: id(), slug: textSchema() }).nullable().defined(),
        date_start: string().required(),
        time_start: textSchema(),
        seat_group: textSchema(),
        price_name: textSchema(),
        price: string().required(),
        quantity: number().integer().min(1).required(),
        /** One a ticket, where they are numbered; else empty. */
        seats: seats(),
        /** Names the tickets in a request that reserves them again; missing where another system sells them. */
        ticket: object({
          event_jet_id: string().required(),
          seat_group: id(),
          sale_type_id: ids(),
          block_id: number().integer().min(1),
        })
          .optional()
          .default(undefined),
      }),
    )
    .required(),
});
