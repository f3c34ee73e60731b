import type { Field, Fields } from '@vestibule/contracts/fields/field';
import { targetOf } from '@vestibule/contracts/fields/reference-targets';
import { moduleFieldsOf } from '@vestibule/contracts/modules/models';
import { RECORD_KINDS, recordKindOf, recordOf, type RecordKind } from '@vestibule/contracts/records/kinds';
import { fieldValues, type FieldValue } from '../../fields/walk';
import { asText, type Json } from '../../../platform/db/documents';
import type { PackRecords } from '../pack';
import type { Problems } from '../problems';
import { everyModule, type ModuleRecord } from '../schemas/modules';
import { dropBadLines, linesOf } from './check-records';
import type { Known } from './known';

/**
 * Keys of records that neither the pack nor the database has. Names are not checked, as missing ones are created; nor
 * are references to the same kind (check-pages.ts).
 */
export function checkReferences(records: PackRecords, known: Known, problems: Problems): void {
  const keys = new Map<RecordKind, ReadonlySet<string>>();
  for (const kind of RECORD_KINDS) {
    for (const { file, line, value } of linesOf(records, kind))
      for (const { path, field, value: given } of valuesIn(recordOf(kind).fields, value)) {
        const target = keyTarget(field, kind);
        const found = target && missing(given, keys.get(target.kind) ?? new Set(), target.word, target.kind);
        if (found) problems.error({ file, line, field: `${path}${found.part}`, message: found.message });
      }
    dropBadLines(records, kind, problems);
    // Kinds come after those that they name: a record dropped so far cannot be named any more.
    keys.set(
      kind,
      new Set([...(known.keys.get(kind) ?? []), ...linesOf(records, kind).map((one) => asText(one.value['key']))]),
    );
  }
}

/** The values of a record, and those of the modules on it. */
function* valuesIn(fields: Fields, record: Json): Generator<FieldValue> {
  for (const found of fieldValues(fields, record)) {
    yield found;
    if (found.field.type !== 'modules' || !Array.isArray(found.value)) continue;
    for (const module of everyModule(found.value as readonly ModuleRecord[]))
      for (const inner of fieldValues(moduleFieldsOf(module.model), module))
        yield { ...inner, path: `${found.path}.${module.key}.${inner.path}` };
  }
}

function keyTarget(field: Field, own: RecordKind): { kind: RecordKind; word: string } | undefined {
  if (field.type !== 'reference' && field.type !== 'references') return undefined;
  const { kind: name, by } = targetOf(field.to);
  const kind = recordKindOf(name);
  return by === 'key' && kind !== undefined && kind !== own ? { kind, word: field.to } : undefined;
}

function missing(value: unknown, keys: ReadonlySet<string>, word: string, plural: string) {
  const given = (Array.isArray(value) ? value : [value]) as readonly unknown[];
  const gone = given.flatMap((key, index) =>
    typeof key !== 'string' || key === '' || keys.has(key) ? [] : [{ key, index }],
  );
  const [first, second] = gone;
  if (first === undefined) return undefined;
  if (second) return { part: '', message: `there are no ${plural} with keys ${gone.map(({ key }) => key).join(', ')}` };
  return {
    part: Array.isArray(value) ? `[${first.index}]` : '',
    message: `there is no ${word} with key ${first.key}`,
  };
}
