import { choice, line, list, money, number, time } from '../fields/field';
import type { Rule } from '../fields/rule';
import { LIMITS } from '../fields/limits';
import { SEAT_KINDS } from '../seats/seat';

const isGiven = (value: unknown): boolean => value !== null && value !== undefined && value !== '';
const hasParts = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
const seatsOf = (groups: unknown): readonly string[] =>
  Array.isArray(groups)
    ? groups.flatMap(({ seats }: { readonly seats?: string | null }) => (isGiven(seats) ? [String(seats)] : []))
    : [];

/** Conditions between the seat groups of an event. */
export const SEAT_RULES: readonly Rule[] = [
  {
    field: 'seat_plan',
    message: 'is required where a seat group sells seats',
    holds: ({ seat_plan, seat_groups }) => isGiven(seat_plan) || seatsOf(seat_groups).length === 0,
  },
  {
    field: 'seat_groups',
    message: 'no two of them sell the same seats',
    holds: ({ seat_groups }) => new Set(seatsOf(seat_groups)).size === seatsOf(seat_groups).length,
  },
];

const name = () => line({ localised: true, orPlain: true });

/** Bookable parts of an event. With timeslots each slot has a capacity of its own, and the group's is their sum. */
export const seatGroups = () =>
  list(
    {
      name: name(),
      text: name(),
      capacity: number({ min: 0, max: LIMITS.seats, default: null }),
      /** The category of the event's seat plan whose seats are sold: then their number is the capacity. */
      seats: line({ max: LIMITS.key }),
      prices: list(
        {
          name: name(),
          text: name(),
          price: money({ required: true }),
          /** Per cent of VAT that the price contains, e.g. 8.1; 0 when it is exempt. */
          vat: number({ min: 0, max: 100, default: 0, fraction: 2 }),
          sale_type: number({ min: 0, max: 2_000_000_000, default: null, required: true, given: 'next' }),
          /** Which numbered seats the price is for (docs/behaviour/tickets.md#kinds-of-seats). */
          seat_kind: choice(...SEAT_KINDS),
        },
        LIMITS.list,
        { by: 'sale_type' },
      ),
      timeslots: list(
        {
          time_start: time({ required: true }),
          capacity: number({ min: 0, max: LIMITS.seats, default: null, required: true }),
        },
        LIMITS.list,
        { by: 'time_start' },
      ),
    },
    LIMITS.list,
    {
      rules: [
        {
          message: 'capacity is required where there are no timeslots and no seats',
          holds: ({ capacity, seats, timeslots }) => isGiven(capacity) || isGiven(seats) || hasParts(timeslots),
        },
        {
          message: 'a group with seats has neither timeslots nor a capacity of its own',
          holds: ({ capacity, seats, timeslots }) => !isGiven(seats) || !(isGiven(capacity) || hasParts(timeslots)),
        },
      ],
    },
  );
