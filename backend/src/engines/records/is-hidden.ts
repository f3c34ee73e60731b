import { recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import type { Json } from '../../platform/db/documents';

/** Whether visitors see nothing of a record with these values. */
export function isHidden(kind: RecordKind, values: Json): boolean {
  const { hiddenBy } = recordOf(kind);
  return hiddenBy !== undefined && values[hiddenBy] === false;
}
