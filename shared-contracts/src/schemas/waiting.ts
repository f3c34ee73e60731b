import { array, number, object, string } from 'yup';
import { MAX_WAITING_TICKETS, WAITING_STATES } from '../waiting';
import { id, textSchema } from '../fields/common';

const quantity = () => number().integer().min(1).max(MAX_WAITING_TICKETS).required();
const state = () =>
  string()
    .oneOf([...WAITING_STATES])
    .required();

/** Tickets that are held for a visitor: of one seat group, and of one time where it has some. */
const offer = object({
  seat_group: textSchema(),
  time_start: textSchema(),
  prices: array()
    .of(object({ sale_type_id: id(), name: textSchema(), price: string().required() }))
    .required(),
});

/** A place on the waiting list, for a visitor with its link; `offer` until `offered_until`, while it is not taken. */
export const waitingPlace = object({
  event_title: textSchema(),
  lang: string().required(),
  event: object({ id: id(), slug: textSchema() }).required(),
  date_start: string().required(),
  quantity: quantity(),
  state: state(),
  offered_until: string().nullable().defined(),
  offer: offer.nullable().default(null),
});

/** An entry of the waiting list for the desk, the first first. */
export const deskWaiting = object({
  email: string().required(),
  quantity: quantity(),
  state: state(),
  since: string().required(),
  offered_until: string().nullable().defined(),
});
