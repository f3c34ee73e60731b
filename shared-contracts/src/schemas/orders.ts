import { array, boolean, number, object, string } from 'yup';
import { LINE_EVENT_STATUS, PAYMENTS } from '../order-fields';
import { seats, ticketSeat } from './cart';
import { id, textSchema } from '../fields/common';

/** Longer than any field may be: a value that is somewhat too long is refused by its own rule, which says so. */
const field = () => string().defined().max(1000);
const money = () =>
  string()
    .required()
    .max(11)
    .matches(/^\d{1,8}\.\d\d$/);

/**
 * An order of all that the cart holds. `tickets` and `total` (decimal euro) are those that the buyer was shown: an
 * order with other values is refused. The same `idempotency_key` of a cart never orders twice.
 */
export const orderRequest = object({
  idempotency_key: string().uuid().max(36).required(),
  tickets: number().integer().min(1).max(1000).required(),
  total: money(),
  first_name: field(),
  last_name: field(),
  email: field(),
  phone: field(),
  company: field(),
  street: field(),
  postcode: field(),
  city: field(),
  payment: field(),
  terms: boolean().defined(),
}).noUnknown();

/** `url` is the path of the order's page. */
export const orderPlaced = object({ number: string().required(), signature: string().required(), url: textSchema() });

/** One kind of ticket of an order, as it was sold; amounts are decimal euro, `vat` per cent, e.g. 8.1. */
const orderLine = object({
  event_title: textSchema(),
  lang: string().required(),
  event: object({ id: id(), slug: textSchema() }).nullable().default(null),
  date_start: string().required(),
  time_start: textSchema(),
  place: textSchema(),
  /** How the event stands now; times, title and place are those that it has now. */
  event_status: string().oneOf(LINE_EVENT_STATUS).required(),
  /** When the event was when this was sold, where that was another time; else empty. */
  sold_for: textSchema(),
  seat_group: textSchema(),
  price_name: textSchema(),
  price: string().required(),
  vat: number().min(0).required(),
  quantity: number().integer().min(1).required(),
  /** Where its buyer sits, where seats are numbered; empty once they are given back. */
  seats: seats(),
  tickets: array()
    .of(
      object({
        code: string().required(),
        seat: ticketSeat(),
        used: boolean().required(),
        /** The QR code: its side in modules, and the path of an SVG of that size. */
        qr: object({ size: number().integer().required(), path: string().required() }),
      }),
    )
    .required(),
});

export const order = object({
  number: string().required(),
  /** `pending` waits for its payment; `refund` was paid when its tickets were gone, and is paid back. */
  state: string().oneOf(['pending', 'confirmed', 'cancelled', 'refund']).required(),
  payment: string().oneOf(PAYMENTS).required(),
  /** Whether it is paid, by any means; an order that costs nothing is paid. */
  paid: boolean().required(),
  /** Amount still to be paid at the desk or by transfer, in decimal euro; empty where nothing is owed. */
  owed: textSchema(),
  created_at: string().required(),
  first_name: textSchema(),
  last_name: textSchema(),
  email: textSchema(),
  tickets_quantity: number().integer().min(0).required(),
  total: string().required(),
  /** Discount of the voucher, which the total does not contain any more; null without one. */
  voucher: object({ code: string().required(), discount: string().required() }).nullable().default(null),
  /** The VAT that the total contains, rate by rate: net and tax are the gross. */
  vat: array()
    .of(
      object({
        rate: number().required(),
        gross: string().required(),
        net: string().required(),
        tax: string().required(),
      }),
    )
    .required(),
  can_cancel: boolean().required(),
  /** Path that leads to the payment page, and its deadline; empty and null for an order that waits for no payment. */
  pay_url: textSchema(),
  pay_until: string().nullable().defined(),
  invoices: array()
    .of(object({ number: string().required(), cancels: boolean().required(), pdf_url: string().required() }))
    .required(),
  calendar_url: textSchema(),
  pdf_url: textSchema(),
  lines: array().of(orderLine).required(),
});
