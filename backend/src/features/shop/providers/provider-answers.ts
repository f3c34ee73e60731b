import { array, boolean, number, object, string, type InferType } from 'yup';

/** Ids, and versions, fit into the controls of forms and the columns of the database. */
const MAX_ID = 999_999_999;
const MAX_CENTS = 100_000_000;
const DAY_SECONDS = 86_400;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

const id = () => number().integer().min(1).max(MAX_ID).required();
const cents = () => number().integer().min(0).max(MAX_CENTS).required();
const words = (max = 200) => string().defined().max(max);
const name = () => string().required().max(200);

/** Tickets of a date. `cents` are whole euro cents, `time` is HH:MM of the date's own day. */
export const providedDate = object({
  date: name(),
  groups: array()
    .of(
      object({
        id: id(),
        name: words(),
        text: words(2000),
        available: boolean().required(),
        prices: array()
          .of(object({ id: id(), name: words(), text: words(), cents: cents(), full: boolean().required() }).required())
          .max(50)
          .required(),
        times: array()
          .of(object({ id: id(), time: string().matches(TIME).required(), available: boolean().required() }).required())
          .max(200)
          .required(),
      }).required(),
    )
    .max(50)
    .required(),
});
export type ProvidedDate = InferType<typeof providedDate>;

/**
 * A basket in one state. `version` grows with each change; `expires_in` is how many seconds its tickets are still held,
 * null where it holds none; `total` and `cents` (of one ticket) are whole euro cents.
 */
export const providedBasket = object({
  basket: name(),
  version: id(),
  expires_in: number().integer().min(0).max(DAY_SECONDS).nullable().defined(),
  extensions_left: number().integer().min(0).max(1000).required(),
  checkout_url: words(2000),
  total: cents(),
  lines: array()
    .of(
      object({
        id: id(),
        date: name(),
        group: words(),
        price: words(),
        time: string().defined().matches(TIME, { excludeEmptyString: true }),
        cents: cents(),
        quantity: number().integer().min(1).max(1000).required(),
      }).required(),
    )
    .max(200)
    .required(),
}).test(
  'held',
  'expires_in must say how long the lines are held',
  ({ lines, expires_in }) => (lines ?? []).length === 0 || expires_in !== null,
);
export type ProvidedBasket = InferType<typeof providedBasket>;

/** Why something was refused: a number of the ticket system. */
export const refusal = object({ code: number().integer().min(-99_999).max(99_999).required() });
