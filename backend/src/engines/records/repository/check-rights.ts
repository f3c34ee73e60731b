import { SiteError } from '@vestibule/contracts';
import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { rightOfField } from '@vestibule/contracts/rights/record-rights';
import { hasRight } from '@vestibule/contracts/rights/rights';
import { rightsOf, rolesWith } from '../../../platform/auth/rights-of';
import type { Database } from '../../../platform/db/database';
import type { Json } from '../../../platform/db/documents';
import { isHidden } from '../is-hidden';
import { tableOf } from '../record-tables';
import { requireApproval } from '../reviews/two-people';
import type { RecordAuthor } from './write-record';

export interface RecordChange {
  readonly id: number;
  /** Undefined for a record that is created. */
  readonly before?: Json;
  readonly after: Json;
  /** Whether it changes a draft alone, so that visitors see nothing of it. */
  readonly isDraft?: boolean;
}

/** Whether visitors see something of the record with one of these values. */
export const isSeen = async (db: Database, kind: RecordKind, id: number, ...shown: readonly Json[]): Promise<boolean> =>
  shown.some((values) => !isHidden(kind, values)) || ((await tableOf(kind).showsThrough?.(db, id)) ?? false);

/**
 * Throws `forbidden` with the first field whose change takes a right that the actor's role lacks
 * (docs/behaviour/editing.md#rights-by-effect), and `conflict` where a publication takes two people. Called inside the
 * transaction that has written the change, so that the effect of the change counts, and not the form of the request.
 */
export async function checkFieldRights(
  tx: Database,
  kind: RecordKind,
  change: RecordChange,
  { authorId, isApproved }: Pick<RecordAuthor, 'authorId' | 'isApproved'>,
): Promise<void> {
  const { id, before, after, isDraft = false } = change;
  const changed = Object.keys(recordOf(kind).fields).filter((name) => differs(before?.[name], after[name]));
  if (changed.length === 0) return;
  const rights = await rightsOf(tx, authorId);
  const shown = [before, after].filter((values) => values !== undefined);
  const isEffective = !isDraft && (await isSeen(tx, kind, id, ...shown));
  for (const name of changed) {
    const right = rightOfField(kind, name, isEffective);
    if (right === undefined || hasRight(rights, right)) continue;
    const who = (await rolesWith(tx, right)).join(', ');
    throw new SiteError('forbidden', 403, `${name}: takes the right "${right}", which these roles have: ${who}`, {
      field: name,
    });
  }
  // To take a record from visitors takes one; so do fields with a right of their own.
  const isShown = isEffective && !isHidden(kind, after);
  if (isShown && changed.some((name) => recordOf(kind).rights[name] === undefined))
    await requireApproval(tx, kind, { isApproved });
}

const differs = (before: unknown, after: unknown): boolean =>
  JSON.stringify(before ?? null) !== JSON.stringify(after ?? null);
