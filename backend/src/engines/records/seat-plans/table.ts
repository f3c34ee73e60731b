import { seatPlans } from '../tables';
import { followPlans } from '../events/tickets/follow-plans';
import { tableFor } from '../record-table';

/** Seat groups of events follow their plan. */
export const seatPlanTable = tableFor('seat_plans', {
  table: seatPlans,
  after: (db, written, { now }) =>
    followPlans(
      db,
      written.map(({ id }) => id),
      now,
    ),
});
