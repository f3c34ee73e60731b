import type { RecordKind } from '@vestibule/contracts/records/kinds';

/** What editors call records of the kind. */
export const kindName = (kind: RecordKind, t: (key: string, options: { defaultValue: string }) => string): string =>
  t(`records.kind.${kind}`, { defaultValue: kind });
