import { CONFIRMATION_FIELD, emptyValue, type FormDetail, type FormField, type Language } from '@vestibule/contracts';
import type { StoredField } from '../../../engines/records/tables';
import { contentLanguage, pick } from '../../../platform/texts/localise';
import { recordNames, recordSlug } from '../../../platform/texts/record-slug';
import type { FormRow } from './find';

/** A form in the requested language. */
export function presentForm(form: FormRow, asked: Language, token: string): FormDetail {
  const lang = contentLanguage(asked, form.title);
  return {
    id: form.id,
    lang,
    slug: recordSlug('form', form, asked),
    names: recordNames('form', form),
    title: pick(form.title, lang),
    intro: pick(form.intro, lang),
    email: form.email,
    token,
    retention_days: form.retentionDays,
    fields: presentFormFields(form, lang),
  };
}

/** Its fields, the confirmation field at the end (docs/behaviour/content.md#forms). */
export const presentFormFields = (form: FormRow, lang: Language): FormField[] => [
  ...form.fields.map((field, index) => presentField(field, index + 1, lang)),
  confirmation(form.fields.length + 1),
];

function presentField(field: StoredField, id: number, lang: Language): FormField {
  return {
    id,
    slug: field.slug,
    label: pick(field.label, lang),
    field_type: field.type,
    required: field.required,
    visible: field.visible,
    choices: field.choices.map(({ value, label }) => ({ value, label: pick(label, lang) || value })),
    default: field.default ?? emptyValue(field.type),
    placeholder_text: pick(field.placeholder, lang),
    help_text: pick(field.help, lang),
  };
}

const confirmation = (id: number): FormField => ({
  id,
  slug: CONFIRMATION_FIELD.slug,
  label: '',
  field_type: CONFIRMATION_FIELD.type,
  required: false,
  visible: true,
  choices: [],
  default: '',
  placeholder_text: '',
  help_text: '',
});
