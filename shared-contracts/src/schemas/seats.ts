import { array, boolean, number, object, string } from 'yup';
import { SEAT_KINDS } from '../seats/seat';
import { id, textSchema } from '../fields/common';

const place = () => number().integer().min(0).required();

/**
 * The numbered seats that a date sells, row by row from the stage: where each stands (in seats and rows), its kind, the
 * seat group that sells it, and whether it is taken.
 */
export const eventSeats = object({
  seats: array()
    .of(
      object({
        row: textSchema(),
        seat: textSchema(),
        x: place(),
        y: place(),
        kind: string().oneOf(SEAT_KINDS).required(),
        seat_group: id(),
        taken: boolean().required(),
      }),
    )
    .required(),
});
