import type { Fields } from '@vestibule/contracts/fields/field';
import type { ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import { fieldsOf } from '@vestibule/contracts/modules/models';
import { MODULES } from '@vestibule/contracts/modules/index';
import { everyModule, type ModuleRecord } from '../content/schemas/modules';
import { fieldValues } from '../fields/walk';
import type { Json } from '../house/documents';
import type { References } from './references';

/** Looks for everything that the records name. */
export async function findReferences(references: References, fields: Fields, records: readonly Json[]): Promise<void> {
  const labels = new Map<ReferenceTarget, Set<unknown>>();
  for (const record of records)
    for (const [target, label] of labelsIn(fields, record))
      labels.set(target, (labels.get(target) ?? new Set()).add(label));
  for (const [target, given] of labels) await references.find(target, given);
}

function* labelsIn(fields: Fields, record: Json): Generator<readonly [ReferenceTarget, unknown]> {
  for (const { field, value } of fieldValues(fields, record)) {
    if (field.type === 'reference') yield [field.to, value];
    if (field.type === 'references' && Array.isArray(value)) for (const label of value) yield [field.to, label];
    if (field.type === 'modules' && Array.isArray(value))
      for (const module of everyModule(value as readonly ModuleRecord[]))
        yield* labelsIn(fieldsOf(module.model), module);
  }
}

/** Everything that records of these fields may name. */
export const targetsOf = (fields: Fields): readonly ReferenceTarget[] =>
  Object.values(fields).flatMap((field): readonly ReferenceTarget[] => {
    switch (field.type) {
      case 'reference':
      case 'references':
        return [field.to];
      case 'list':
      case 'group':
        return targetsOf(field.of);
      case 'modules':
        return Object.values(MODULES).flatMap((module) => targetsOf(module.fields));
      default:
        return [];
    }
  });
