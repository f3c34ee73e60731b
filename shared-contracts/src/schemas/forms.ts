import { array, mixed, number, object, string } from 'yup';
import { CONFIRMATION_FIELD, MAX_FORM_TEXT, type FormValue } from '../form-fields';
import { contentLanguage, flagSchema, id, textSchema, names } from '../fields/common';

const isFormValue = (value: unknown): value is NonNullable<FormValue> =>
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));

/** Field of a form. `field_type` is a number of FORM_FIELD_TYPES, or the name of the field that is always appended. */
const formField = object({
  id: id(),
  slug: string().required(),
  label: textSchema(),
  field_type: mixed<number | typeof CONFIRMATION_FIELD.type>(
    (value): value is number | typeof CONFIRMATION_FIELD.type =>
      typeof value === 'number' || value === CONFIRMATION_FIELD.type,
  ).required(),
  required: flagSchema(),
  visible: flagSchema(),
  choices: array()
    .of(object({ value: textSchema(), label: textSchema() }))
    .required(),
  default: mixed<NonNullable<FormValue>>(isFormValue).nullable().defined(),
  placeholder_text: textSchema(),
  help_text: textSchema(),
});

/**
 * A form with its fields (docs/behaviour/content.md#forms). `email` is the address of the staff who reply; `token` goes
 * with a post without script (docs/behaviour/content.md#forms-without-script).
 */
export const form = object({
  id: id(),
  lang: contentLanguage(),
  slug: textSchema(),
  names: names(),
  title: textSchema(),
  intro: textSchema(),
  email: textSchema(),
  token: textSchema(),
  retention_days: number().integer().min(0).required(),
  fields: array().of(formField).required(),
});

/** Limits of an entry, whatever its form: checked before the values are. */
const MAX_FIELDS = 200;
const MAX_CHOSEN = 100;
/** Generous: a text that is only somewhat too long is refused by its own field, in the visitor's language. */
const MAX_TEXT = 4 * MAX_FORM_TEXT;
const isShort = (value: unknown) =>
  typeof value === 'string' ? value.length <= MAX_TEXT : typeof value !== 'object' || value === null;
const isBounded = (value: unknown) =>
  Array.isArray(value) ? value.length <= MAX_CHOSEN && value.every(isShort) : isShort(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A submission; `field_values` by slug. The form's own fields define which values it takes (schemas/form-values.ts).
 */
export const formEntry = object({
  form: number().integer().min(1).required(),
  field_values: mixed<Record<string, unknown>>(isRecord)
    .required()
    .test('bounded', 'field_values holds more than a form can ask for', (values) => {
      const all = Object.values(values ?? {});
      return all.length <= MAX_FIELDS && all.every(isBounded);
    }),
}).noUnknown();

/** A file that waits for its entry (docs/behaviour/content.md#files-in-forms): `id` is the value of its field. */
export const tempFile = object({
  id: string().required(),
  name: string().required(),
  bytes: number().integer().min(1).required(),
});
