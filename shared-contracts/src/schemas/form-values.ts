import {
  array,
  boolean,
  mixed,
  object,
  string,
  ValidationError,
  type AnyObject,
  type ISchema,
  type ObjectSchema,
  type StringSchema,
} from 'yup';
import { isEmail } from '../email';
import { FORM_FILE_ID, FORM_FILE_TYPES, isChosenFile, MAX_FORM_FILE_BYTES } from '../form-files';
import { TIME_OF_DAY } from '../fields/time-of-day';
import { CONFIRMATION_FIELD, FORM_FIELD_TYPES as TYPES, hasChoices, isMultiValue, MAX_FORM_TEXT } from '../form-fields';

/** Properties of a field that the rules need. */
export interface RuledField {
  readonly slug: string;
  readonly field_type: number | string;
  readonly required: boolean;
  readonly choices: readonly { readonly value: string }[];
}
/** What is wrong with a value; each has a text of its own. */
const FORM_PROBLEMS = ['required', 'email', 'trap', 'long', 'file_large', 'file_type', 'file_gone', 'invalid'] as const;
export type FormProblem = (typeof FORM_PROBLEMS)[number];
/** A problem by its name; `invalid` for one that only another version knows. */
export const formProblem = (name: string): FormProblem => FORM_PROBLEMS.find((known) => known === name) ?? 'invalid';

const NUMBER = /^-?\d{1,15}([.,]\d{1,6})?$/;
const isDay = (value: string) => {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

/** The rules of a form's values, for `strict` checks: nothing is converted, and an unknown value is refused. */
function formValues(fields: readonly RuledField[]): ObjectSchema<AnyObject> {
  return object(Object.fromEntries(fields.map((field) => [field.slug, valueOf(field)]))).noUnknown(
    'invalid' satisfies FormProblem,
  );
}

function valueOf(field: RuledField): ISchema<unknown> {
  const { field_type: type, required } = field;
  if (type === CONFIRMATION_FIELD.type) return string().max(0, 'trap');
  if (type === TYPES.checkbox) return required ? boolean().required('required').isTrue('required') : boolean();
  if (type === TYPES.file) return fileOf(required);
  const values = field.choices.map(({ value }) => value);
  if (isMultiValue(type)) {
    const list = array().of(string().required('invalid').oneOf(values, 'invalid')).max(values.length, 'invalid');
    return required ? list.required('required').min(1, 'required') : list;
  }
  const one = withKind(string().max(MAX_FORM_TEXT, 'long'), type);
  // An empty choice is no wrong choice: another rule checks whether there must be one.
  const chosen = hasChoices(type) ? one.oneOf(['', ...values], 'invalid') : one;
  return required ? chosen.required('required') : chosen;
}

/** The id of an uploaded file; in the browser also one that is chosen and not uploaded yet. */
function fileOf(required: boolean): ISchema<unknown> {
  return mixed()
    .nullable()
    .test('file', 'invalid', (value, context) => {
      const problem = fileProblem(value);
      if (problem === 'required' && !required) return true;
      return problem === undefined || context.createError({ message: problem });
    });
}

function fileProblem(value: unknown): FormProblem | undefined {
  if (value === null || value === undefined || value === '') return 'required';
  if (typeof value === 'string') return FORM_FILE_ID.test(value) ? undefined : 'invalid';
  if (!isChosenFile(value)) return 'invalid';
  if (value.size > MAX_FORM_FILE_BYTES) return 'file_large';
  // Some systems do not know the type of a file: its content says it in the end.
  return value.type === '' || FORM_FILE_TYPES.some((type) => type === value.type) ? undefined : 'file_type';
}

function withKind(text: StringSchema<string | undefined, AnyObject>, type: number | string) {
  if (type === TYPES.email) return text.max(254, 'long').test('email', 'email', (value) => !value || isEmail(value));
  if (type === TYPES.number) return text.matches(NUMBER, { message: 'invalid', excludeEmptyString: true });
  if (type === TYPES.date) return text.test('day', 'invalid', (value) => !value || isDay(value));
  if (type === TYPES.time) return text.matches(TIME_OF_DAY, { message: 'invalid', excludeEmptyString: true });
  if (type === TYPES.url)
    return text.matches(/^https?:\/\/[^\s/]+\.\S+$/, { message: 'invalid', excludeEmptyString: true });
  return text;
}

/** Values as they are stored: texts without surrounding white space. */
export const trimmedEntry = (values: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([slug, value]) => [slug, typeof value === 'string' ? value.trim() : value]),
  );

/** The first problem of each value, by slug. A missing value comes before any other problem of it. */
export function formProblems(
  fields: readonly RuledField[],
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, FormProblem>> {
  try {
    formValues(fields).validateSync(trimmedEntry(values), { abortEarly: false, strict: true });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: Record<string, FormProblem> = {};
    for (const { path = '', message } of error.inner) {
      const slug = path.split(/[.[]/, 1)[0] ?? '';
      const problem = formProblem(message);
      if (found[slug] === undefined || problem === 'required') found[slug] = problem;
    }
    return found;
  }
}
