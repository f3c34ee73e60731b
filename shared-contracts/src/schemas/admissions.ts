import { array, number, object, string } from 'yup';
import { contentLanguage, id, textSchema } from '../fields/common';
import { ADMISSION_PRICES } from '../records/admissions';

const day = () => string().matches(/^\d{4}-\d{2}-\d{2}$/, 'must be a day as YYYY-MM-DD');

/** First and last day, YYYY-MM-DD, of at most 31: by default today, and the first day. */
export const admissionsQuery = object({ from: day(), until: day() });

/** How many places are left of a time: numbers stay with the staff. */
const ADMISSION_STATES = ['available', 'few', 'sold_out'] as const;

/** A time for which tickets are sold: `time` is the start of its slot (HH:MM), or empty where they are good all day. */
const admissionTime = object({
  time: textSchema(),
  /** HH:MM, when the slot or the opening hours end. */
  ends: string().required(),
  state: string().oneOf(ADMISSION_STATES).required(),
});

/**
 * An admission and the days of the requested range on which it is sold. `name` of a day and `time` of a slot name its
 * tickets in the cart. Prices are decimal euro; one ticket admits `persons`.
 */
export const admissionOffer = object({
  id: id(),
  lang: contentLanguage(),
  title: textSchema(),
  /** HTML. */
  text: textSchema(),
  venue: object({ id: id(), slug: textSchema(), name: textSchema() }).nullable().defined(),
  exhibition: object({ id: id(), slug: textSchema(), title: textSchema() }).nullable().defined(),
  /** Titles of the admissions that a combined ticket contains; else empty. */
  parts: array().of(string().required()).required(),
  prices: array()
    .of(
      object({
        sale_type_id: number().integer().min(0).required(),
        kind: string().oneOf(ADMISSION_PRICES).required(),
        name: textSchema(),
        price: string().required(),
        persons: number().integer().min(1).required(),
      }),
    )
    .required(),
  days: array()
    .of(object({ date: string().required(), name: string().required(), times: array().of(admissionTime).required() }))
    .required(),
});

/** Admissions that are sold on a day of the range; empty where another system sells the tickets. */
export const admissionsAnswer = object({
  from: string().required(),
  until: string().required(),
  results: array().of(admissionOffer).required(),
});
