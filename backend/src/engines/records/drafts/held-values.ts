import type { Fields } from '@vestibule/contracts/fields/field';
import { recordOf, targetsIn, type RecordKind } from '@vestibule/contracts/records/kinds';
import type { Database } from '../../../platform/db/database';
import type { Json } from '../../../platform/db/documents';
import { mapReferences } from '../../fields/walk';
import { findReferences } from '../find-references';
import { loadLabels } from '../labels';
import { References } from '../references';

/** Fields that drafts and revisions hold: the modules of pages have versions of their own. */
const heldFields = (kind: RecordKind): Fields =>
  Object.fromEntries(Object.entries(recordOf(kind).fields).filter(([, { type }]) => type !== 'modules'));

const isGiven = ([, value]: readonly [string, unknown]) => value !== null && value !== undefined;

/**
 * Values as drafts and revisions hold them: other records by their ids, so that these may get another name. A field
 * whose value is removed stays null.
 */
export async function heldValues(db: Database, kind: RecordKind, values: Json): Promise<Json> {
  const fields = heldFields(kind);
  const own = Object.entries(values).filter(([name]) => name in fields);
  const given = Object.fromEntries(own.filter(isGiven));
  const references = new References(db, { creates: false });
  await findReferences(references, fields, [given]);
  return {
    ...mapReferences(fields, given, (to, label) => references.get(to, label) ?? undefined),
    ...Object.fromEntries(own.filter((entry) => !isGiven(entry)).map(([name]) => [name, null])),
  };
}

/** Held values in the form of packs, without references to records that are gone. */
export async function readHeld(db: Database, kind: RecordKind, held: readonly Json[]): Promise<readonly Json[]> {
  if (held.length === 0) return [];
  const fields = heldFields(kind);
  const labels = await loadLabels(db, targetsIn(fields));
  return held.map((values) =>
    mapReferences(fields, values, (to, stored) => (stored === null ? null : labels(to, stored))),
  );
}

/** The fields of `after` that differ from `before`; null for those that `after` lacks. Without the modules of pages. */
export const changedFields = (kind: RecordKind, before: Json, after: Json): Json =>
  Object.fromEntries(
    Object.keys(heldFields(kind)).flatMap((name) =>
      JSON.stringify(before[name] ?? null) === JSON.stringify(after[name] ?? null) ? [] : [[name, after[name] ?? null]],
    ),
  );
