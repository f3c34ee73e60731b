import { line, list, money, number, time } from '../fields/field';
import { LIMITS } from '../fields/limits';

const name = () => line({ localised: true, orPlain: true });

/** What one can book of an event. With timeslots each slot has a capacity of its own, and the group's is their sum. */
export const seatGroups = () =>
  list(
    {
      name: name(),
      text: name(),
      capacity: number({ min: 0, max: LIMITS.seats, default: null }),
      prices: list(
        {
          name: name(),
          text: name(),
          price: money({ required: true }),
          /** Per cent that the price contains; 0 for what is exempt. */
          vat: number({ min: 0, max: 100, default: 0 }),
          sale_type: number({ min: 0, max: 2_000_000_000, default: null, required: true }),
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
          message: 'capacity is required where there are no timeslots',
          holds: ({ capacity: seats, timeslots }) =>
            (seats ?? null) !== null || (Array.isArray(timeslots) && timeslots.length > 0),
        },
      ],
    },
  );
