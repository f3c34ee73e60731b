import { eventTimes, TimeError, type EventTimes } from '../local-time';
import { dropBadLines } from './check-records';
import type { PackRecords } from '../pack/read-pack';
import type { Problems } from '../problems';
import type { RecordOf } from '../schemas/index';
import type { Known } from './known';

/** The event's id in the ticket system; events that sell get one from their key. */
export function idJetOf(event: RecordOf<'events'>): string | null {
  if (event.id_jet !== undefined && event.id_jet !== '') return event.id_jet;
  return (event.seat_groups ?? []).length > 0 ? `VB-${event.key}` : null;
}

/** Checks what events refer to, and reads when they are. The result holds the times of every good line, by key. */
export function checkEvents(records: PackRecords, known: Known, problems: Problems): Map<string, EventTimes> {
  const productions = new Set([...known.productions, ...records.productions.map(({ value }) => value.key)]);
  const idJets = new Map(known.idJets);
  const times = new Map<string, EventTimes>();
  for (const { file, line, value } of records.events) {
    const wrong = (field: string, message: string) => problems.error({ file, line, field, message });
    if (value.production && !productions.has(value.production))
      wrong('production', `there is no production with key ${value.production}`);
    if ((value.series?.length ?? 0) > 1)
      problems.warn({ file, line, field: 'series', message: 'only the first series is kept' });
    const idJet = idJetOf(value);
    if (idJet !== null && idJet.length > 60)
      wrong('id_jet', 'is required, as the key is too long to make one of (60 characters)');
    const owner = idJet === null ? undefined : idJets.get(idJet);
    if (owner !== undefined && owner !== value.key) wrong('id_jet', `${idJet} belongs to the event with key ${owner}`);
    if (idJet !== null) idJets.set(idJet, value.key);
    try {
      times.set(value.key, eventTimes(value));
    } catch (error) {
      if (!(error instanceof TimeError)) throw error;
      wrong(error.field, error.message);
    }
  }
  dropBadLines(records, 'events', problems);
  return times;
}
