import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import type { Database } from '../../../platform/db/database';
import { compact } from '../compact';
import { changedFields } from '../drafts/held-values';
import { revisionValues } from '../drafts/revisions';
import { findRecord, type VersionedRecord } from './find';
import { lockRecords } from './lock';
import { saveDraft } from './publish-record';
import type { RecordAuthor } from './write-record';

/** Fields that other records share: the rule of a recurrence is that of all its dates. */
const SHARED = ['recurrence'];

/**
 * The values of a revision become the draft of a record, which a publication shows to visitors; whether they see the
 * record stays. Throws `not_found`, and as `saveDraft` does.
 */
export function restoreRevision(
  db: Database,
  kind: RecordKind,
  id: number,
  version: string,
  revision: number,
  by: RecordAuthor,
): Promise<VersionedRecord> {
  return db.transaction(async (tx) => {
    await lockRecords(tx);
    const { latest } = await findRecord(tx, kind, id);
    const { hiddenBy, identity } = recordOf(kind);
    const stay = new Set([...identity, ...SHARED, ...(hiddenBy === undefined ? [] : [hiddenBy])]);
    const changes = changedFields(kind, latest, compact(await revisionValues(tx, kind, id, revision)));
    const restored = Object.fromEntries(Object.entries(changes).filter(([name]) => !stay.has(name)));
    return saveDraft(tx, kind, id, version, restored, by);
  });
}
