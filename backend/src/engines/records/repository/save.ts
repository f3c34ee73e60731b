import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { and, sql } from 'drizzle-orm';
import { findOversizedValue } from '../schemas/limits';
import { note } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { asObject, asText, type Json } from '../../../platform/db/documents';
import { tableOf } from '../record-tables';
import { checkFieldRights } from './check-rights';
import { plainSql } from './field-sql';
import { findRecord, type VersionedRecord } from './find';
import { withGiven } from './given-key';
import { lockRecords } from './lock';
import { onVersion } from './on-version';
import { versionOf } from '../../../platform/server/version';
import { changedFields } from '../drafts/held-values';
import { keepDraft } from '../drafts/keep-draft';
import { addRevision } from '../drafts/revisions';
import { firstOf, wrong } from '../validation-error';
import { writeRecord, type RecordAuthor } from './write-record';

/** Throws `validation` for a field that the kind does not have, and for a value longer than any field may be. */
export function checkFields(kind: RecordKind, values: unknown): void {
  const { fields } = recordOf(kind);
  const given = asObject(values);
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(fields, name)) throw wrong(name.slice(0, 80), 'is not a field of the format');
    const tooLong = findOversizedValue(given[name], name);
    if (tooLong) throw firstOf([tooLong]);
  }
}

/**
 * Makes a record; it gets a key that no other has where none is given. Throws `validation`, `conflict` where a record
 * with the same identity exists, and `hides_page` for a redirect from an existing page until the actor confirms it.
 */
export function createRecord(db: Database, kind: RecordKind, values: Json, by: RecordAuthor): Promise<VersionedRecord> {
  return db.transaction(async (tx) => {
    await lockRecords(tx);
    const whole = await withGiven(tx, kind, values);
    await refuseTaken(tx, kind, whole);
    const id = await writeRecord(tx, kind, hiddenUnlessGiven(kind, whole), Object.keys(whole), by);
    const made = await findRecord(tx, kind, id);
    await checkFieldRights(tx, kind, { id, after: made.values }, by);
    await addRevision(tx, kind, { id, step: 'create', before: undefined, after: made.values }, by);
    await note(tx, by, { subject: kind, subjectId: id, after: made.values });
    return made;
  });
}

/** A record that an editor creates is hidden before it is put online. */
function hiddenUnlessGiven(kind: RecordKind, values: Json): Json {
  const { hiddenBy } = recordOf(kind);
  return hiddenBy === undefined ? values : { [hiddenBy]: false, ...values };
}

/**
 * Changes fields of a record where visitors see it; null removes a value. Its draft keeps its other fields. Throws
 * `not_found`, `validation`, 412 for an older version.
 */
export function changeRecord(
  db: Database,
  kind: RecordKind,
  id: number,
  version: string,
  changes: Json,
  by: RecordAuthor,
): Promise<VersionedRecord> {
  return onVersion(db, { kind, id, version }, async (tx, before) => {
    refuseOtherIdentity(kind, before.latest, changes);
    await writeRecord(tx, kind, { ...before.values, ...changes }, Object.keys(changes), by);
    const saved = await findRecord(tx, kind, id);
    await checkFieldRights(tx, kind, { id, before: before.values, after: saved.values }, by);
    if (versionOf(saved.values) !== versionOf(before.values))
      await addRevision(tx, kind, { id, step: 'change', before: before.values, after: saved.values }, by);
    await note(tx, by, { subject: kind, subjectId: id, before: before.values, after: saved.values });
    if (before.draft === undefined) return saved;
    const rest = changedFields(kind, saved.values, { ...before.latest, ...changes });
    await keepDraft(tx, kind, id, rest, { authorId: before.draft.authorId, now: Date.parse(before.draft.at) });
    return findRecord(tx, kind, id);
  });
}

/** Throws `validation` for changes of the fields that identify a record. */
export function refuseOtherIdentity(kind: RecordKind, values: Json, changes: Json): void {
  for (const name of recordOf(kind).identity)
    if (name in changes && changes[name] !== values[name])
      throw wrong(name, 'is the identity of the record, and cannot be changed');
}

/** The identity of a record, and the name that others refer to it by, are unique. */
async function refuseTaken(tx: Database, kind: RecordKind, values: Json): Promise<void> {
  const { identity, hasUniqueName } = recordOf(kind);
  for (const names of [identity, ...(hasUniqueName ? [['name']] : [])]) {
    if ((await idWith(tx, kind, names, values)) !== undefined)
      throw wrong(names.at(-1) ?? '', 'is taken by another record', 409);
  }
}

/** A record of the kind that has the same texts in these fields. */
export async function idWith(
  db: Database,
  kind: RecordKind,
  names: readonly string[],
  values: Json,
): Promise<number | undefined> {
  const { table, where } = tableOf(kind);
  const same = names.map((name) => sql`${plainSql(kind, name)} = ${asText(values[name])}`);
  const [found] = await db
    .select({ id: sql<number>`${table.id}` })
    .from(table)
    .where(and(where, ...same))
    .limit(1);
  return found?.id;
}
