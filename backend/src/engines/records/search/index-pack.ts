import { SEARCH_CATEGORIES } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import type { Database } from '../../../platform/db/database';
import { indexRecords } from '../../search/write/index-records';
import type { PackRecords } from '../pack';
import { eventsNaming } from './named-events';

/** Categories of which there are hundreds at most, so that one line is reason enough to look at all of them. */
const FEW = ['exhibitions', 'articles', 'productions', 'persons', 'pages', 'forms'] as const;

/**
 * Brings the search up to date with a pack. Events are also found by the names of rooms, tags and people, which have
 * entries of their own.
 */
export async function indexPack(db: Database, records: PackRecords, eventIds: readonly number[]): Promise<void> {
  await indexRecords(db, 'events', [...new Set([...eventIds, ...(await eventsNaming(db, records))])]);
  for (const category of FEW) if (records[category].length > 0) await indexRecords(db, category);
  // Also those that were created by their name alone.
  await indexRecords(db, 'venues');
}

/** Brings the search up to date with one record, that has been written or deleted, and with the events that name it. */
export async function indexRecord(db: Database, kind: RecordKind, id: number, records: PackRecords): Promise<void> {
  await indexRecords(db, 'events', [...(kind === 'events' ? [id] : []), ...(await eventsNaming(db, records))]);
  const category = SEARCH_CATEGORIES.find((one) => one === kind);
  if (category !== undefined && category !== 'events') await indexRecords(db, category, [id]);
}
