import { trimmed } from '@vestibule/contracts/schemas/common';
import { CONFIRMATION_FIELD, FORM_FIELD_TYPES, hasChoices, type FormFieldType } from '@vestibule/contracts/form-fields';
import { array, boolean, mixed, object, string } from 'yup';
import { key, l10n, l10nText, requiredL10n } from './fields';

const TYPES: readonly number[] = Object.values(FORM_FIELD_TYPES).filter((type) => type !== FORM_FIELD_TYPES.file);
const isType = (value: unknown): value is FormFieldType => TYPES.some((type) => type === value);
type Default = string | readonly string[] | boolean;
const isDefault = (value: unknown): value is Default =>
  ['string', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'));

const choice = object({ value: trimmed().required('is required').max(200), label: l10n() });

const field = object({
  slug: string()
    .required('is required')
    .matches(/^[a-z][a-z0-9_]{0,59}$/, 'must be small letters, digits and _')
    .notOneOf([CONFIRMATION_FIELD.slug], 'is the name of the field that the site adds itself'),
  type: mixed<FormFieldType>(isType)
    .typeError(`must be one of ${TYPES.join(', ')}`)
    .required('is required'),
  label: requiredL10n(),
  required: boolean(),
  visible: boolean(),
  choices: array().of(choice),
  default: mixed<Default>(isDefault).typeError('must be a text, a list of texts, or true or false'),
  placeholder: l10n(),
  help: l10nText(),
}).test('choices', 'needs choices', (one) => !hasChoices(one.type) || (one.choices?.length ?? 0) > 0);

const isUnique = (fields: readonly { readonly slug: string }[]) =>
  new Set(fields.map(({ slug }) => slug)).size === fields.length;

export const form = object({
  key: key(),
  title: requiredL10n(),
  intro: l10nText(),
  email: trimmed().email('must be an e-mail address').max(254),
  fields: array()
    .of(field)
    .min(1, 'needs a field')
    .required('is required')
    .test('slugs', 'has two fields of one slug', (fields) => isUnique(fields)),
});
