import { FORM_FIELD_TYPES as TYPES } from '../form-fields';
import { formProblems, type RuledField } from './form-values';

const CHOICES = [{ value: 'a' }, { value: 'b' }];
const field = (field_type: number | string, required = false): RuledField => ({
  slug: 'x',
  field_type,
  required,
  choices: CHOICES,
});
const problem = (one: RuledField, value: unknown) => formProblems([one], value === undefined ? {} : { x: value })['x'];

describe('form values', () => {
  test.each([
    [TYPES.text, ''],
    [TYPES.text, '   '],
    [TYPES.text, undefined],
    [TYPES.email, ''],
    [TYPES.select, ''],
    [TYPES.radio, undefined],
    [TYPES.checkbox, false],
    [TYPES.checkboxes, []],
    [TYPES.multiselect, undefined],
    [TYPES.date, ''],
    [TYPES.time, ''],
  ])('a required %s must not be %j', (type, value) => {
    expect(problem(field(type, true), value)).toBe('required');
    expect(problem(field(type), value)).toBeUndefined();
  });

  describe('a file', () => {
    const file = (type: string, bytes = 1) => new File(['a'.repeat(bytes)], 'a', { type });
    const large = Object.defineProperty(file('application/pdf'), 'size', { value: 10_000_001 });

    test.each([
      ['none', null, undefined],
      ['one that is uploaded', 'a'.repeat(43), undefined],
      ['an id of no file', '../../etc/passwd', 'invalid'],
      ['one that a script makes up', { size: 1, type: 'application/pdf' }, 'invalid'],
      ['several', ['a'.repeat(43), 'b'.repeat(43)], 'invalid'],
      ['a document that is chosen', file('application/pdf'), undefined],
      ['one of a type that the system does not know', file(''), undefined],
      ['a page', file('text/html'), 'file_type'],
      ['one that is too large', large, 'file_large'],
    ])('%s', (_, value, expected) => expect(problem(field(TYPES.file), value)).toBe(expected));

    test.each([null, undefined, ''])('that is required must not be %j', (value) =>
      expect(problem(field(TYPES.file, true), value)).toBe('required'),
    );
  });

  test.each([
    [TYPES.email, 'anna@example', 'email'],
    [TYPES.email, 'anna@example.org', undefined],
    [TYPES.email, ' anna@example.org ', undefined],
    [TYPES.select, 'c', 'invalid'],
    [TYPES.select, 'b', undefined],
    [TYPES.checkboxes, ['a', 'c'], 'invalid'],
    [TYPES.checkboxes, ['a', 'b', 'a'], 'invalid'],
    [TYPES.multiselect, ['a', 'b'], undefined],
    [TYPES.checkboxes, 'a', 'invalid'],
    [TYPES.date, '2026-02-31', 'invalid'],
    [TYPES.date, '2026-02-28', undefined],
    [TYPES.time, 'halb zehn', 'invalid'],
    [TYPES.time, '24:00', 'invalid'],
    [TYPES.time, '09:30', undefined],
    [TYPES.number, 'viele', 'invalid'],
    [TYPES.number, '12,5', undefined],
    [TYPES.url, 'javascript:alert(1)', 'invalid'],
    [TYPES.url, 'https://example.org/a', undefined],
    [TYPES.text, 'x'.repeat(5001), 'long'],
    [TYPES.text, { a: 1 }, 'invalid'],
    ['emailconfirm', 'anna@example.org', 'trap'],
    ['emailconfirm', '', undefined],
  ])('a %s of %j: %s', (type, value, expected) => expect(problem(field(type, true), value)).toBe(expected));

  test('a value that the form has no field for is refused', () => {
    expect(formProblems([field(TYPES.text)], { y: 'a' })).not.toEqual({});
  });
});
