import type { RecordOf } from '@vestibule/contracts/records/kinds';
import { categoriesOf } from '../events/tickets/plan-categories';

/** Seat groups of an event that sell seats which its plan does not have; `plans`: key → rows. */
export function seatProblems(
  { seat_plan: plan, seat_groups: groups }: RecordOf<'events'>,
  plans: ReadonlyMap<string, string>,
): { field: string; message: string }[] {
  // A plan that is not there is told of as such.
  const rows = plan ? plans.get(plan) : undefined;
  if (rows === undefined) return [];
  const categories = categoriesOf(rows);
  return (groups ?? []).flatMap(({ seats }, index) =>
    seats && !categories.has(seats)
      ? [{ field: `seat_groups[${index}].seats`, message: `the seat plan ${plan} has no seats called ${seats}` }]
      : [],
  );
}
