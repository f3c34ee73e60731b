import type { Schema } from 'yup';
import { RECORD_KINDS } from '@vestibule/contracts/records/kinds';
import { schemaOf } from '../record-schemas';
import { navigation, settings } from '../schemas/documents';
import { validate } from './validate';

const DOCUMENTS: Readonly<Record<string, Schema>> = {
  ...Object.fromEntries(RECORD_KINDS.map((kind): [string, Schema] => [kind, schemaOf(kind)])),
  settings,
  navigation,
};
const WRONG: readonly unknown[] = [
  {},
  { de: 1 },
  [],
  [{}],
  ['', 1, null],
  -1,
  1.5,
  1e9,
  'x',
  ' ',
  'x'.repeat(5000),
  true,
];

describe('validate', () => {
  test.each(Object.keys(DOCUMENTS))('problems of fields of %s are reported in our words, with the field', (kind) => {
    const schema = DOCUMENTS[kind] as Schema & { readonly fields: object };
    const problems = Object.keys(schema.fields).flatMap((field) =>
      WRONG.flatMap((value) => {
        const checked = validate(schema, { [field]: value });
        return 'problems' in checked ? checked.problems : [];
      }),
    );
    expect(problems.length).toBeGreaterThan(0);
    expect(
      problems.filter(
        ({ field, message }) =>
          !field || /`|^this |required field|following values|\$\{|not as the format has it/.test(message),
      ),
    ).toEqual([]);
  });
});
