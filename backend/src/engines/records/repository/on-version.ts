import type { RecordKind } from '@vestibule/contracts/records/kinds';
import type { Database } from '../../../platform/db/database';
import { checkVersion } from '../../../platform/server/version';
import { findRecord, type VersionedRecord } from './find';
import { lockRecords } from './lock';

interface Seen {
  readonly kind: RecordKind;
  readonly id: number;
  /** Version of the record that the actor saw. */
  readonly version: string;
}

/** Runs a write of a record in a transaction, on the version that its actor saw. Throws `not_found`, 412 otherwise. */
export const onVersion = <T>(
  db: Database,
  { kind, id, version }: Seen,
  write: (tx: Database, before: VersionedRecord) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    await lockRecords(tx);
    const before = await findRecord(tx, kind, id);
    checkVersion(version, before.version);
    return write(tx, before);
  });
