import type { ErrorCode } from '@vestibule/contracts';
import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import type { By } from '../../../platform/audit/note';
import type { Database } from '../../../platform/db/database';
import { asText, type Json } from '../../../platform/db/documents';
import { checkPack } from '../check/check-pack';
import { loadKnown } from '../check/known';
import { validate } from '../check/validate';
import { findReferences, labelsIn } from '../find-references';
import { packOf } from '../pack';
import { pagePathsNow, refuseRemoteAddresses, type AddressOwner } from '../pages/remote-addresses';
import { Problems } from '../problems';
import { schemaOf } from '../record-schemas';
import { References } from '../references';
import { indexRecord } from '../search/index-pack';
import { firstOf, wrong } from '../validation-error';
import { writeRecords } from '../write-records';

/**
 * Actor of a write, the owner of addresses of remotes, and the code of the refusal that the actor has been asked about
 * and confirms.
 */
export interface RecordAuthor extends By {
  readonly ownerOf?: AddressOwner;
  readonly confirms?: ErrorCode;
  /** Whether a review has approved the publication. */
  readonly isApproved?: boolean;
}

/**
 * Checks and writes a record as an import of this record alone would; returns its id. `given` are the fields that the
 * actor has changed: a warning about another one does not matter.
 *
 * @throws `validation` for a value that cannot be stored as it is.
 */
export async function writeRecord(
  tx: Database,
  kind: RecordKind,
  values: Json,
  given: readonly string[],
  { now, ownerOf, confirms }: Omit<RecordAuthor, 'authorId'>,
): Promise<number> {
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
