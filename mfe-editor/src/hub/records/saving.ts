import type { Fields } from '@vestibule/contracts/fields/field';
import type { RecordDefinition } from '@vestibule/contracts/records/kinds';

/** Whether a save waits for a publication, is submitted for one, or is seen by visitors. */
export type Saving = 'draft' | 'submit' | 'publish';

interface Saved {
  readonly isNew: boolean;
  /** Whether the role may decide what visitors see. */
  readonly mayPublish: boolean;
  /** Whether more dates of an event than its own are changed. */
  readonly isOfMore: boolean;
}

/** The ways to save a record, the first of which is the one of the Enter key. */
export function savesOf({ hiddenBy }: RecordDefinition, { isNew, mayPublish, isOfMore }: Saved): readonly Saving[] {
  // Drafts are of one record.
  if (isOfMore) return mayPublish ? ['publish'] : [];
  // A new record of a kind that is never hidden is seen at once.
  if (!mayPublish) return ['draft', 'submit'];
  return isNew && hiddenBy === undefined ? ['draft'] : ['draft', 'publish'];
}

/** Fields of a record's form: whether visitors see the record is no field, as it is published and withdrawn. */
export const writtenFields = ({ fields, hiddenBy }: RecordDefinition): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== hiddenBy));
