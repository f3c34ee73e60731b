import { namesOf, type Fields } from '@vestibule/contracts/fields/field';
import type { RecordDefinition } from '@vestibule/contracts/records/kinds';

export type FieldGroups = RecordDefinition['groups'];

/** Fields under one heading; those of a short form have none. */
export interface GroupedFields {
  readonly group: keyof FieldGroups | undefined;
  readonly names: readonly string[];
}

/** All of the fields: first those that no group has, then the groups that have any, advanced ones last. */
export function groupedFields(fields: Fields, groups: FieldGroups): readonly GroupedFields[] {
  const { advanced = [], ...others } = groups;
  const ordered = [...Object.entries(others), ['advanced', advanced] as const] as [
    keyof FieldGroups,
    readonly string[],
  ][];
  const named = new Set(ordered.flatMap(([, names]) => names));
  const rest = namesOf(fields, () => true).filter((name) => !named.has(name));
  return [{ group: undefined, names: rest }, ...ordered.map(([group, names]) => ({ group, names }))]
    .map(({ group, names }) => ({ group, names: names.filter((name) => Object.hasOwn(fields, name)) }))
    .filter(({ names }) => names.length > 0);
}
