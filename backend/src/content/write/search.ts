import type { Database } from '../../db/database';
import { indexRecords } from '../../search/write/index-records';
import type { PackRecords } from '../pack/read-pack';

/** Categories of which there are hundreds at most, so that one line is reason enough to look at all of them. */
const FEW = ['articles', 'productions', 'persons', 'pages'] as const;

/** Brings the search up to date with a pack. Events are found by the names of types and series too, which have lines of their own. */
export async function indexPack(db: Database, records: PackRecords, eventIds: readonly number[]): Promise<void> {
  const kindsChanged = records.terms.length > 0 || records.series.length > 0;
  await indexRecords(db, 'events', kindsChanged ? undefined : eventIds);
  for (const category of FEW) if (records[category].length > 0) await indexRecords(db, category);
  // Also those that were made by their name alone.
  await indexRecords(db, 'venues');
}
