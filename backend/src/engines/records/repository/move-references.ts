import { isSiteError, SiteError } from '@vestibule/contracts';
import { targetOf } from '@vestibule/contracts/fields/reference-targets';
import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { mayDo } from '@vestibule/contracts/rights/record-rights';
import { rightsOf } from '../../../platform/auth/rights-of';
import type { Database } from '../../../platform/db/database';
import type { Json } from '../../../platform/db/documents';
import { References } from '../references';
import { wrong } from '../validation-error';
import { findRecord } from './find';
import { changeRecord } from './save';
import { namingRows, targetsThatAre } from './who-names';
import type { RecordAuthor } from './write-record';

interface Named {
  readonly kind: RecordKind;
  readonly id: number;
  readonly values: Json;
}

/**
 * Changes the records that name this one in a field, so that they name another one of its kind, or none. Modules are
 * not changed: their pages have versions and publications of their own. Returns the kinds of the changed records.
 *
 * @param label Name or key of the other one; empty: the references are removed.
 * @throws `validation` for no such record, `forbidden` for records that the actor may not change, `conflict` for one
 *   that has to name one.
 */
export async function moveReferences(
  tx: Database,
  named: Named,
  label: string,
  by: RecordAuthor,
): Promise<readonly RecordKind[]> {
  const targets = targetsThatAre(named.kind, named.values);
  const other = label === '' ? undefined : await otherValues(tx, named, label);
  const { records } = await namingRows(tx, named.kind, named.id, named.values);
  const rights = await rightsOf(tx, by.authorId);
  for (const [kind, ids] of records) {
    if (!mayDo(rights, 'change', kind)) throw new SiteError('forbidden', 403, `Your role may not change ${kind}`);
    for (const id of ids) {
      const { version, values } = await findRecord(tx, kind, id);
      const changes = Object.fromEntries(
        Object.entries(recordOf(kind).fields).flatMap(([name, field]) => {
          if ((field.type !== 'reference' && field.type !== 'references') || !targets.includes(field.to)) return [];
          const { by: property } = targetOf(field.to);
          const [before, after] = [named.values[property], other?.[property] ?? null];
          const changed = changedReference(values[name], before, after);
          return changed === undefined ? [] : [[name, changed]];
        }),
      );
      try {
        await changeRecord(tx, kind, id, version, changes, by);
      } catch (error) {
        if (!isSiteError(error) || error.code !== 'validation') throw error;
        throw new SiteError('conflict', 409, 'A record that names it must name one');
      }
    }
  }
  return [...records.keys()];
}

/** The value of a field with the other label in place of the one before; undefined where it does not name that one. */
function changedReference(value: unknown, before: unknown, after: unknown): unknown {
  if (!Array.isArray(value)) return value === before ? after : undefined;
  if (!value.includes(before)) return undefined;
  return [...new Set(value.map((one: unknown) => (one === before ? after : one)))].filter((one) => one !== null);
}

/** Values of the other record of the same kind. */
async function otherValues(tx: Database, { kind, id, values }: Named, label: string): Promise<Json> {
  const targets = targetsThatAre(kind, values);
  const references = new References(tx, { creates: false });
  for (const target of targets) {
    await references.find(target, [label]);
    const found = references.get(target, label);
    if (found !== null && found !== id) return (await findRecord(tx, kind, found)).values;
  }
  throw wrong('replacement', 'is no other record of this kind');
}
