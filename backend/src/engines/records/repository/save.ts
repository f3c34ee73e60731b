import type { ErrorCode } from '@vestibule/contracts';
import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { and, sql } from 'drizzle-orm';
import { checkPack } from '../check/check-pack';
import { loadKnown } from '../check/known';
import { packOf } from '../pack';
import { validate } from '../check/validate';
import { findOversizedValue } from '../schemas/limits';
import { Problems } from '../problems';
import { indexRecord } from '../search/index-pack';
import { note, type By } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { asObject, asText, type Json } from '../../../platform/db/documents';
import { findReferences, labelsIn } from '../find-references';
import { pagePathsNow, refuseRemoteAddresses, type AddressOwner } from '../pages/remote-addresses';
import { References } from '../references';
import { schemaOf } from '../record-schemas';
import { tableOf } from '../record-tables';
import { writeRecords } from '../write-records';
import { checkFieldRights } from './check-rights';
import { plainSql } from './field-sql';
import { findRecord, type VersionedRecord } from './find';
import { withGiven } from './given-key';
import { lockRecords } from './lock';
import { checkVersion } from '../../../platform/server/version';
import { firstOf, wrong } from '../validation-error';

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
 * Actor of a write, the owner of addresses of remotes, and the code of the refusal that the actor has been asked about
 * and confirms.
 */
export interface RecordAuthor extends By {
  readonly ownerOf?: AddressOwner;
  readonly confirms?: ErrorCode;
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
    const id = await save(tx, kind, hiddenUnlessGiven(kind, whole), Object.keys(whole), by);
    const made = await findRecord(tx, kind, id);
    await checkFieldRights(tx, kind, { id, after: made.values }, by);
    await note(tx, by, { subject: kind, subjectId: id, after: made.values });
    return made;
  });
}

/** A record that an editor creates is hidden before it is put online. */
function hiddenUnlessGiven(kind: RecordKind, values: Json): Json {
  const { hiddenBy } = recordOf(kind);
  return hiddenBy === undefined ? values : { [hiddenBy]: false, ...values };
}

/** Changes fields of a record; null removes a value. Throws `not_found`, `validation`, 412 for an older version. */
export function changeRecord(
  db: Database,
  kind: RecordKind,
  id: number,
  version: string,
  changes: Json,
  by: RecordAuthor,
): Promise<VersionedRecord> {
  return db.transaction(async (tx) => {
    await lockRecords(tx);
    const before = await findRecord(tx, kind, id);
    checkVersion(version, before.version);
    for (const name of recordOf(kind).identity)
      if (name in changes && changes[name] !== before.values[name])
        throw wrong(name, 'is the identity of the record, and cannot be changed');
    await save(tx, kind, { ...before.values, ...changes }, Object.keys(changes), by);
    const saved = await findRecord(tx, kind, id);
    await checkFieldRights(tx, kind, { id, before: before.values, after: saved.values }, by);
    await note(tx, by, { subject: kind, subjectId: id, before: before.values, after: saved.values });
    return saved;
  });
}

/** Checks and writes a record as an import of this record alone would; returns its id. */
async function save(tx: Database, kind: RecordKind, values: Json, given: readonly string[], by: RecordAuthor) {
  const { now, ownerOf, confirms } = by;
  const checked = validate(schemaOf(kind), values);
  if ('problems' in checked) throw firstOf(checked.problems);
  if (checked.leftOut.length > 0) throw firstOf(checked.leftOut);
  const pack = packOf(kind, checked.value);
  const problems = new Problems();
  const times = checkPack(pack, await loadKnown(tx, ownerOf), problems);
  // A file missing on the disk is no reason to refuse a change of another field.
  const isGiven = (field = '') =>
    given.some((name) => field === name || field.startsWith(`${name}[`) || field.startsWith(`${name}.`));
  const warnings = problems.warnings.filter(({ refusal }) => refusal === undefined || refusal.code !== confirms);
  const found = [...problems.errors, ...warnings.filter(({ field }) => isGiven(field))];
  if (found.length > 0) throw firstOf(found);
  const before = new Set(problems.warnings);
  const references = new References(tx, { creates: false });
  const { fields } = recordOf(kind);
  await findReferences(references, fields, [checked.value]);
  for (const { path, target, label } of labelsIn(fields, checked.value))
    if (asText(label) !== '' && references.get(target, label) === null)
      throw wrong(path, `there is no ${target} ${asText(label)}`);
  const context = { references, times, weeks: 0, isDemo: false, isEdit: true, now, problems };
  const paths = ownerOf && kind === 'pages' ? await pagePathsNow(tx) : undefined;
  const {
    ids: [id],
  } = await writeRecords(tx, kind, [checked.value], context);
  // An import goes on with another value than the given one, and reports it; an editor decides again.
  const [changed] = problems.warnings.filter((warning) => !before.has(warning) && isGiven(warning.field));
  if (changed) throw firstOf([changed]);
  if (id === undefined) throw new TypeError('The record was not returned');
  if (paths && ownerOf) await refuseRemoteAddresses(tx, paths, ownerOf);
  await indexRecord(tx, kind, id, pack.records);
  return id;
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
