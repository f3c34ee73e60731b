import { array, boolean, number, object, string, type InferType } from 'yup';
import { MAX_SEARCH_LENGTH } from '../constants';
import { isEmail } from '../email';
import { DESK_WAYS, PAYMENTS } from '../order-fields';
import { isPlainName } from '../plain-name';
import { A_SEAT_EACH, hasSeatEach } from '../seats/seat';
import { chosenSeats, quantities, saleTypes, ticketSeat } from './cart';
import { id, paged, pageNumber, pageSize, textSchema, trimmedText } from '../fields/common';
import { EVENT_STATUS, seatGroup } from './events';
import { deskWaiting } from './waiting';

const amount = () => number().integer().min(0).required();
/** A day in the site's zone, YYYY-MM-DD; today by default. */
const day = () => string().matches(/^(\d{4}-\d{2}-\d{2})?$/, 'must be a day as YYYY-MM-DD');

export const boxOfficeQuery = object({ day: day() });

/**
 * A date as the box office sees it, in tickets: `sold` and `held` (in carts, or waiting for a payment) and `left` are
 * the capacity; tickets sold by other channels are in `sold`. `date_start` is ISO 8601 with offset, or a day.
 */
const deskDate = object({
  id: id(),
  title: textSchema(),
  date_start: string().required(),
  status: string().oneOf(EVENT_STATUS).required(),
  capacity: amount(),
  sold: amount(),
  held: amount(),
  left: amount(),
  checked_in: amount(),
});
export type DeskDate = InferType<typeof deskDate>;

export const boxOfficeDay = object({ day: string().required(), dates: array().of(deskDate).required() });

/** `q`: words of a name or an address, the number of an order, or the whole code of a ticket. */
export const deskQuery = object({
  q: trimmedText().max(MAX_SEARCH_LENGTH).default(''),
  page: pageNumber(),
  page_size: pageSize(50),
});

const deskLine = object({
  seat_group: textSchema(),
  price_name: textSchema(),
  time_start: textSchema(),
  price: string().required(),
  quantity: amount(),
  tickets: array()
    .of(object({ code: string().required(), seat: ticketSeat(), used_at: string().nullable().defined() }))
    .required(),
});

/**
 * An order with its tickets of one date; `total` (decimal euro) is that of the whole order. `paid_by` is null for an
 * order that was paid online, or cost nothing.
 */
const deskOrder = object({
  number: string().required(),
  name: textSchema(),
  email: textSchema(),
  state: string().oneOf(['pending', 'confirmed', 'cancelled', 'refund']).required(),
  payment: string().oneOf(PAYMENTS).required(),
  paid: boolean().required(),
  paid_by: string().oneOf(DESK_WAYS).nullable().defined(),
  paid_at: string().nullable().defined(),
  total: string().required(),
  can_pay: boolean().required(),
  can_cancel: boolean().required(),
  /** Tickets to be printed; empty where there are none. */
  pdf_url: textSchema(),
  lines: array().of(deskLine).required(),
});
export type DeskOrder = InferType<typeof deskOrder>;

export const deskEvent = object({
  date: deskDate,
  /** Whether the reader can sell its tickets here. */
  can_sell: boolean().required(),
  /** How the site takes money at the desk. */
  ways: array().of(string().oneOf(DESK_WAYS).required()).required(),
  seat_groups: array().of(seatGroup).required(),
  /** Tickets that were sold on each of the last thirty days in the site's zone, and are valid; today is the last. */
  sales: array()
    .of(object({ day: string().required(), tickets: amount() }))
    .required(),
  /** Waiting list of its tickets. */
  waiting: array().of(deskWaiting).required(),
  orders: paged(deskOrder),
});

/** Buyers whom a change of an event concerns (docs/behaviour/tickets.md#changed-events). */
export const eventBuyers = object({
  orders: amount(),
  tickets: amount(),
  /** The event differs from its description at the time of the sales, or does not take place. */
  is_changed: boolean().required(),
  /** The buyers were notified of the event's present state. */
  is_told: boolean().required(),
});

/** Number of mails that a call has queued; 0 where the buyers were notified before. */
export const buyersTold = object({ mails: amount() });

export const deskPayment = object({ way: string().oneOf(DESK_WAYS).required() }).noUnknown();

/**
 * Tickets of one seat group, paid at once; `total` (decimal euro) is the amount that the desk was shown. The same
 * `idempotency_key` never sells twice.
 */
export const deskSale = object({
  idempotency_key: string().uuid().max(36).required(),
  seat_group: id(),
  /** Of the timeslot, where the group has some. */
  block_id: number().integer().min(1),
  quantities: quantities(),
  sale_type_ids: saleTypes(),
  seats: chosenSeats(),
  total: string()
    .required()
    .max(11)
    .matches(/^\d{1,8}\.\d\d$/),
  way: string()
    .oneOf(['cash', 'card'] as const)
    .required(),
  name: trimmedText()
    .max(80)
    .default('')
    .test('plain', '${path} must be a name', (value) => isPlainName(value)),
  email: trimmedText()
    .max(254)
    .default('')
    .test('email', '${path} must be an e-mail address', (value) => !value || isEmail(value)),
})
  .noUnknown()
  .test(
    'same-length',
    'quantities and sale_type_ids must have the same length',
    (sale) => sale.quantities.length === sale.sale_type_ids.length,
  )
  .test('a-seat-each', A_SEAT_EACH, hasSeatEach);

/** `pdf_url`: its tickets, to be printed. */
export const deskSold = object({ number: string().required(), pdf_url: string().required() });

const euro = () => string().required();
const closingSum = () => object({ orders: amount(), tickets: amount(), amount: euro() });

/** A day in decimal euro, which may be less than nothing: sold less cancelled is `amount`, and so is `vat` together. */
export const dayClosing = object({
  day: string().required(),
  sold: closingSum(),
  cancelled: closingSum(),
  /** Of the tickets sold on the day: not cancelled, and still to be paid. */
  unpaid: closingSum(),
  amount: euro(),
  vat: array()
    .of(object({ rate: number().required(), gross: euro(), net: euro(), tax: euro() }))
    .required(),
  money: array()
    .of(
      object({
        way: string()
          .oneOf([...DESK_WAYS, 'online'] as const)
          .required(),
        received: euro(),
        refunded: euro(),
      }),
    )
    .required(),
});
