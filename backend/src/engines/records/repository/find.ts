import { notFound } from '@vestibule/contracts';
import type { RecordKind } from '@vestibule/contracts/records/kinds';
import type { Database } from '../../../platform/db/database';
import type { Json } from '../../../platform/db/documents';
import { readDrafts, withDraft, type Draft } from '../drafts/read-drafts';
import { readRecords, type FoundRecord } from '../read-records';
import { versionOf } from '../../../platform/server/version';

/** A record: `values` are those that visitors see of it, if they see it. */
export interface VersionedRecord extends FoundRecord {
  /** The values with the changes of the draft, as editors see them. */
  readonly latest: Json;
  readonly draft: Draft | undefined;
  /** Changes with `latest`. */
  readonly version: string;
}

/** A record by its id. Throws `not_found`. */
export async function findRecord(db: Database, kind: RecordKind, id: number): Promise<VersionedRecord> {
  const [found] = await readRecords(db, kind, [id]);
  if (found === undefined) throw notFound('There is no such record');
  const draft = (await readDrafts(db, kind, [id]))(id);
  const latest = withDraft(found.values, draft);
  return { ...found, latest, draft, version: versionOf(latest) };
}
