import { notFound } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import type { Database } from '../../../platform/db/database';
import { readRecords, type FoundRecord } from '../read-records';
import { versionOf } from '../../../platform/server/version';

export interface VersionedRecord extends FoundRecord {
  readonly version: string;
}

/** A record by its id. Throws `not_found`. */
export async function findRecord(db: Database, kind: RecordKind, id: number): Promise<VersionedRecord> {
  const [found] = await readRecords(db, kind, [id]);
  if (found === undefined) throw notFound('There is no such record');
  return { ...found, version: versionOf(found.values) };
}
