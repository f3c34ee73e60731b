import type { Fields } from '@vestibule/contracts/fields/field';
import type { ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import { moduleFieldsOf } from '@vestibule/contracts/modules/models';
import { everyModule, type ModuleRecord } from './schemas/modules';
import { fieldValues } from '../fields/walk';
import type { Json } from '../../platform/db/documents';
import type { References } from './references';

/** Looks for everything that the records name. */
export async function findReferences(references: References, fields: Fields, records: readonly Json[]): Promise<void> {
  const labels = new Map<ReferenceTarget, Set<unknown>>();
  for (const record of records)
    for (const { target, label } of labelsIn(fields, record))
      labels.set(target, (labels.get(target) ?? new Set()).add(label));
  for (const [target, given] of labels) await references.find(target, given);
}

interface FoundLabel {
  /** Of the field, e.g. `tags[1]`. */
  readonly path: string;
  readonly target: ReferenceTarget;
  readonly label: unknown;
}

/** All that a record names, modules on it too. */
export function* labelsIn(fields: Fields, record: Json): Generator<FoundLabel> {
  for (const { path, field, value } of fieldValues(fields, record)) {
    if (field.type === 'reference') yield { path, target: field.to, label: value };
    if (!Array.isArray(value)) continue;
    if (field.type === 'references')
      for (const [index, label] of value.entries()) yield { path: `${path}[${index}]`, target: field.to, label };
    if (field.type === 'modules')
      for (const module of everyModule(value as readonly ModuleRecord[]))
        for (const found of labelsIn(moduleFieldsOf(module.model), module)) yield { ...found, path };
  }
}
