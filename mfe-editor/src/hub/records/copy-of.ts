import type { Field, Fields } from '@vestibule/contracts/fields/field';
import type { RecordDefinition } from '@vestibule/contracts/records/kinds';
import { asItems } from './record-values';
import { asValues, type FieldValues } from '../../shared/editable';

/** Whether records of a kind can be copied: modules of pages are edited on the page itself, and stay there. */
export const canCopy = ({ fields }: Pick<RecordDefinition, 'fields'>): boolean =>
  !Object.values(fields).some(({ type }) => type === 'modules');

/** Initial values of a copy: all but the unique fields, and hidden until an editor has checked it. */
export function copyOf({ fields, identity, unique }: RecordDefinition, values: FieldValues): FieldValues {
  const own = new Set([...identity, ...unique]);
  const kept = Object.entries(copied(fields, values)).filter(([name]) => !own.has(name));
  return { ...Object.fromEntries(kept), ...('is_online' in fields && { is_online: false }) };
}

const copied = (fields: Fields, values: FieldValues): FieldValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, fields[name] ? copiedPart(fields[name], value) : value]),
  );

/** Parts of a record have keys of their own. */
function copiedPart(field: Field, value: unknown): unknown {
  if (field.type === 'group') return copied(field.of, asValues(value));
  if (field.type !== 'list') return value;
  return asItems(value).map(({ key, ...item }) => ({
    ...(field.by === 'key' ? {} : { key }),
    ...copied(field.of, item),
  }));
}
