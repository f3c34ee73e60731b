import type { RecordKind } from '@vestibule/contracts/records/kinds';

/** Name of a kind of records for editors. */
export const kindName = (kind: RecordKind, t: (key: string, options: { defaultValue: string }) => string): string =>
  t(`records.kind.${kind}`, { defaultValue: kind });
