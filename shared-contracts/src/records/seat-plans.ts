import { line, reference, text } from '../fields/field';
import { planProblem } from '../seats/read-plan';
import { defineRecord } from './define-record';

const problemOf = (rows: unknown): string => (typeof rows === 'string' ? planProblem(rows) : '');

/** The numbered seats of a room, as they stand for some of its events. */
export default defineRecord({
  kind: 'seat_plans',
  fields: {
    name: line({ required: true }),
    room: reference('room'),
    /** A line a row, from the stage on (docs/behaviour/tickets.md#seat-plan). */
    rows: text({ required: true, max: 50_000, drawing: 'seat_plan' }),
  },
  rules: [{ field: 'rows', message: ({ rows }) => problemOf(rows), holds: ({ rows }) => problemOf(rows) === '' }],
});
