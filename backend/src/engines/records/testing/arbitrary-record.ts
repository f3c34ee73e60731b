import { isLocalised, isRequired, type Field, type Fields } from '@vestibule/contracts/fields/field';
import type { ReferenceTarget } from '@vestibule/contracts/fields/reference-targets';
import { recordShape } from '../../fields/record-rules';
import { LANGUAGES } from '@vestibule/contracts/languages';
import fc from 'fast-check';
import { arbitraryValue, type Targets } from '../../fields/testing/arbitrary';

type Values = Readonly<Record<string, unknown>>;
/** Value of a reference. */
type LabelOf = (target: ReferenceTarget) => string;

interface Sources {
  /** Pictures and recordings that there are. */
  readonly files: Targets;
  readonly label: LabelOf;
  /** Values of fields that a text of any kind would hardly ever be right for, by name. */
  readonly own: Readonly<Record<string, fc.Arbitrary<unknown>>>;
}

/** Values of a record as an editor may send them, many of which are refused. */
export const arbitraryRecord = (fields: Fields, sources: Sources): fc.Arbitrary<Values> =>
  fc.record(
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) =>
        field.type === 'modules' || field.type === 'columns'
          ? []
          : [[name, sources.own[name] ?? arbitraryField(field, sources)]],
      ),
    ),
    { requiredKeys: Object.keys(fields).filter((name) => fields[name] !== undefined && isRequired(fields[name])) },
  );

/** A record has many fields, and one that is wrong is enough for a refusal. */
const mostly = (right: fc.Arbitrary<unknown>, wrong: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 40, arbitrary: right }, { weight: 1, arbitrary: wrong });

function isRight(field: Field, value: unknown, { files }: Sources): boolean {
  if (field.type === 'picture') return value === '' || value === files.picture;
  if (field.type === 'file') return value === '' || value === files[field.of];
  return recordShape({ field: { ...field, localised: false } as Field })['field']?.isValidSync(value) ?? true;
}

/** Values that are tried before a field counts as one without a right value. */
const TRIES = 200;

/** Throws where none of many values is right: a filter would look for one for ever, and no time limit could end it. */
function rightOnes(any: fc.Arbitrary<unknown>, field: Field, sources: Sources): fc.Arbitrary<unknown> {
  const isOne = (value: unknown) => isRight(field, value, sources);
  if (!fc.sample(any, { numRuns: TRIES, seed: 1 }).some(isOne))
    throw new Error(`No made-up value is right for ${JSON.stringify(field)}`);
  return any.filter(isOne);
}

function arbitraryField(field: Field, sources: Sources): fc.Arbitrary<unknown> {
  switch (field.type) {
    case 'reference':
      return mostly(fc.constantFrom('', sources.label(field.to)), fc.constant('gibt-es-nicht'));
    case 'references':
      return mostly(fc.subarray([sources.label(field.to)]), fc.constant(['gibt-es-nicht']));
    case 'group':
      return arbitraryRecord(field.of, sources);
    case 'list': {
      const part = arbitraryRecord(field.of, sources);
      const keyed = fc.tuple(fc.uuid(), part).map(([key, values]) => ({ key, ...values }));
      return fc.array<Values>(field.by === 'key' ? keyed : part, { maxLength: 3 });
    }
    default: {
      const any = arbitraryValue(field, sources.files);
      const value = mostly(rightOnes(any, field, sources), any);
      if (!isLocalised(field)) return value;
      return fc.record(Object.fromEntries(LANGUAGES.map((lang) => [lang, value])), { requiredKeys: ['de'] });
    }
  }
}
