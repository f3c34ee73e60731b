import { array, boolean, number, object, string, type InferType } from 'yup';
import { DESK_WAYS } from '../order-fields';
import { ticketSeat } from './cart';
import { id, textSchema } from '../fields/common';
import { EVENT_STATUS } from './events';

const eventStatus = () => string().oneOf(EVENT_STATUS).required();

/**
 * The code that the scanner has read; with `event` a ticket of another one is refused. A door whose network may be away
 * sends `used_at`, the instant (ISO 8601) when its holder came, by the clock of the door list; `already_in` says that
 * it has admitted without a response: the same instant sent again then gets the same response.
 */
export const checkIn = object({
  code: string().required().max(100),
  event: number().integer().min(1).optional(),
  used_at: string()
    .max(40)
    .matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/, '${path} must be an instant as ISO 8601 in UTC')
    .optional(),
  already_in: boolean().default(false),
}).noUnknown();
export type CheckIn = InferType<typeof checkIn>;

/** A holder who may come in, and the event. */
export const checkedIn = object({
  order: string().required(),
  name: textSchema(),
  event_title: textSchema(),
  date_start: string().required(),
  time_start: textSchema(),
  seat_group: textSchema(),
  price_name: textSchema(),
  seat: ticketSeat(),
  /** How its date stands now. */
  status: eventStatus(),
  used_at: string().required(),
  /** Amount still to be paid for the order of a holder who is let in unpaid, in decimal euro; else empty. */
  owed: textSchema(),
});

/** A ticket as a door knows it: `hash` is the SHA-256 of its code as hexadecimal digits, never the code. */
const doorTicket = object({
  hash: string()
    .matches(/^[0-9a-f]{64}$/)
    .required(),
  name: textSchema(),
  seat_group: textSchema(),
  price_name: textSchema(),
  time_start: textSchema(),
  seat: ticketSeat(),
  /** Instants between which a ticket of an admission's slot is good; missing for all others. */
  good_from: string(),
  good_until: string(),
  used_at: string().nullable().defined(),
  given_back: boolean().required(),
  /** Amount still to be paid for its order, in decimal euro; empty where nothing is owed. */
  owed: textSchema(),
  /** Whether its holder is let in before that is paid. */
  may_owe: boolean().required(),
});
export type DoorTicket = InferType<typeof doorTicket>;

/** All that a door needs for a date, `at` the instant `now` of the server's clock. */
export const doorList = object({
  event: id(),
  title: textSchema(),
  /** ISO 8601 with offset, or a day. */
  date_start: string().required(),
  /** Instant when the date is over. */
  ends_at: string().required(),
  status: eventStatus(),
  /** How the site takes money at the desk. */
  ways: array().of(string().oneOf(DESK_WAYS).required()).required(),
  now: string().required(),
  tickets: array().of(doorTicket).required(),
});
export type DoorList = InferType<typeof doorList>;
