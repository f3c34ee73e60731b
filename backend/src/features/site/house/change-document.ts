import { note, type By } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { lockUntilCommit } from '../../../platform/db/lock';
import { checkVersion, versionOf } from '../../../platform/server/version';
import { loadDocument, storeDocument, type DocumentName, type Json } from '../../../platform/db/documents';

export interface ChangedDocument {
  readonly value: Json;
  /** Whether it differs from the one before. */
  readonly isOther: boolean;
}

/**
 * Changes a document by the result of `change`, and notes the actor. Throws the errors of `change`, 412 for an older
 * version.
 */
export function changeDocument(
  db: Database,
  name: DocumentName,
  version: string,
  by: By,
  change: (tx: Database, value: Json) => Promise<Json>,
): Promise<ChangedDocument> {
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'documents');
    const before = await loadDocument(tx, name);
    checkVersion(version, versionOf(before));
    await storeDocument(tx, name, await change(tx, before));
    // As the database keeps it: its version is that of the next look.
    const value = await loadDocument(tx, name);
    await note(tx, by, { subject: name, subjectId: '', before, after: value });
    return { value, isOther: versionOf(value) !== versionOf(before) };
  });
}
