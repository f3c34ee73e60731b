import type { RecordOf } from '../record-values';

/** The event's id in the ticket system; events that sell get one from their key. */
export function idJetOf(event: RecordOf<'events'>): string | null {
  if (event.id_jet !== undefined && event.id_jet !== '') return event.id_jet;
  return (event.seat_groups ?? []).length > 0 ? `VB-${event.key}` : null;
}
