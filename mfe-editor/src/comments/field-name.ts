import type { RecordKind } from '@vestibule/contracts/records/kinds';

/** Name of a field for editors. */
export const fieldName = (
  kind: RecordKind,
  name: string,
  t: (keys: string[], options: { defaultValue: string }) => string,
): string => t([`fieldOf.${kind}.${name}`, `field.${name}`], { defaultValue: name.replaceAll('_', ' ') });
