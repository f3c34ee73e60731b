import { clockChanges, eventTimes, TimeError, type EventTimes } from '../local-time';
import { dropBadLines } from './check-records';
import type { PackRecords } from '../pack';
import type { Problems } from '../problems';
import { idJetOf } from '../events/id-jet';
import type { Known } from './known';
import { categoriesOf } from '../events/tickets/plan-categories';
import type { RecordOf } from '../record-values';

/**
 * Checks the ids of tickets and that there are the seats to be sold, and reads when the events are. The result holds
 * the times of every good line, by key.
 */
export function checkEvents(records: PackRecords, known: Known, problems: Problems): Map<string, EventTimes> {
  const idJets = new Map(known.idJets);
  const times = new Map<string, EventTimes>();
  const plans = new Map([
    ...known.seatPlans,
    ...records.seat_plans.map(({ value }) => [value.key, value.rows] as const),
  ]);
  for (const { file, line, value } of records.events) {
    const wrong = (field: string, message: string) => problems.error({ file, line, field, message });
    const idJet = idJetOf(value);
    if (idJet !== null && idJet.length > 60)
      wrong('id_jet', 'is required, as the key is too long to make one of (60 characters)');
    const owner = idJet === null ? undefined : idJets.get(idJet);
    if (owner !== undefined && owner !== value.key) wrong('id_jet', `${idJet} belongs to the event with key ${owner}`);
    if (idJet !== null) idJets.set(idJet, value.key);
    for (const { field, message } of seatProblems(value, plans)) wrong(field, message);
    try {
      const read = eventTimes(value);
      times.set(value.key, read);
      for (const change of clockChanges(value, read)) problems.warn({ file, line, ...change });
    } catch (error) {
      if (!(error instanceof TimeError)) throw error;
      wrong(error.field, error.message);
    }
  }
  dropBadLines(records, 'events', problems);
  return times;
}

/** Seat groups of an event that sell seats which its plan does not have; `plans`: key → rows. */
function seatProblems(
  { seat_plan: plan, seat_groups: groups }: RecordOf<'events'>,
  plans: ReadonlyMap<string, string>,
): { field: string; message: string }[] {
  // A missing plan is reported by another check.
  const rows = plan ? plans.get(plan) : undefined;
  if (rows === undefined) return [];
  const categories = categoriesOf(rows);
  return (groups ?? []).flatMap(({ seats }, index) =>
    seats && !categories.has(seats)
      ? [{ field: `seat_groups[${index}].seats`, message: `the seat plan ${plan} has no seats called ${seats}` }]
      : [],
  );
}
