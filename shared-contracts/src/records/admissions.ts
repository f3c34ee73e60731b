import { choice, day, flag, line, list, money, number, reference, references, richText } from '../fields/field';
import { LIMITS } from '../fields/limits';
import { exceptionsFromPlace } from '../house/house-lists';
import { defineRecord } from './define-record';

/** Kinds of prices, each of which visitors and staff know by a name of their language. */
export const ADMISSION_PRICES = ['full', 'reduced', 'child', 'companion', 'free', 'family'] as const;

const hasParts = (parts: unknown): boolean => Array.isArray(parts) && parts.length > 0;
const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';

/** Admission that is sold by the day: to a venue or an exhibition, or to several of them with one ticket. */
export default defineRecord({
  kind: 'admissions',
  fields: {
    title: line({ localised: true, required: true }),
    /** A few sentences about it. */
    text: richText({ localised: true }),
    is_online: flag(true),
    venue: reference('venue'),
    /** The exhibition that it is for: its days and its opening exceptions count. */
    exhibition: reference('exhibition'),
    /** A combined ticket: the admissions that it contains, of which the first has its price. */
    parts: references('admission'),
    /** Length of a time slot in minutes; empty where the ticket is good for the whole day. */
    slot_minutes: number({ min: 5, max: 480, default: null }),
    /** Persons in each slot, or on each day. */
    capacity: number({ min: 0, max: LIMITS.seats, default: null }),
    prices: list(
      {
        price_kind: choice(...ADMISSION_PRICES),
        /** In place of the usual name of its kind. */
        name: line({ localised: true }),
        price: money({ required: true }),
        /** Per cent of VAT that the price contains. */
        vat: number({ min: 0, max: 100, default: 0, fraction: 2 }),
        /** How many persons one ticket admits, and how many places it takes. */
        persons: number({ min: 1, max: 20, default: 1 }),
        sale_type: number({ min: 0, max: 2_000_000_000, default: null, required: true, given: 'next' }),
      },
      20,
      { by: 'sale_type' },
    ),
    /** First and last day; empty: from today on, without an end. */
    date_from: day(),
    date_to: day(),
    /** Days between the first day of the sale and the day itself. */
    days_ahead: number({ min: 0, max: 365, default: 60 }),
    /** Minutes between the end of the sale and the begin of the slot, or closing time. */
    closes_minutes: number({ min: 0, max: 1440, default: 0 }),
    /** Days on which it opens otherwise than its venue or exhibition. */
    opening_exceptions: exceptionsFromPlace(),
  },
  groups: {
    texts: ['title', 'text'],
    visibility: ['is_online'],
    place: ['venue', 'exhibition', 'parts'],
    tickets: ['slot_minutes', 'capacity', 'prices', 'days_ahead', 'closes_minutes'],
    dates: ['date_from', 'date_to'],
    hours: ['opening_exceptions'],
  },
  hiddenBy: 'is_online',
  rules: [
    {
      field: 'capacity',
      message: 'is required, unless it is a combined ticket, which has none of its own',
      holds: ({ capacity, parts }) => isGiven(capacity) !== hasParts(parts),
    },
    {
      field: 'venue',
      message: 'needs a venue or an exhibition, unless it is a combined ticket',
      holds: ({ venue, exhibition, parts }) => hasParts(parts) || isGiven(venue) || isGiven(exhibition),
    },
    {
      field: 'parts',
      message: 'names at least two admissions, or none',
      holds: ({ parts }) => !Array.isArray(parts) || parts.length !== 1,
    },
    {
      field: 'date_to',
      message: 'must not be before date_from',
      holds: ({ date_from: from, date_to: to }) =>
        typeof from !== 'string' || typeof to !== 'string' || to === '' || from <= to,
    },
  ],
});
