import { recordShape } from '../fields/record-rules';
import { checkRules } from '@vestibule/contracts/fields/rules';
import { RECORD_KINDS, recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { object, type AnySchema, type Schema } from 'yup';
import { pageModules } from './schemas/modules';
import type { RecordOf } from './record-values';

const schemas = new Map<RecordKind, AnySchema>(
  RECORD_KINDS.map((kind) => {
    const { fields, rules } = recordOf(kind);
    return [kind, object(recordShape(fields, { modules: pageModules() })).test('rules', checkRules(rules))];
  }),
);

/** Schema of a record of the kind, as packs and editors give it. */
export function schemaOf<K extends RecordKind>(kind: K): Schema<RecordOf<K>> {
  const schema = schemas.get(kind);
  if (schema === undefined) throw new TypeError(`There is no kind ${kind}`);
  // The type of the record and the schema follow from the same definition.
  return schema as unknown as Schema<RecordOf<K>>;
}
