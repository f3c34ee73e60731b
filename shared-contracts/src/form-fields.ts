/**
 * Kinds of a form's fields by the number that forms and packs name them by (docs/behaviour/content.md#forms). A
 * multi-value field has a list of texts, a single box true or false, every other field one text.
 */
export const FORM_FIELD_TYPES = {
  text: 1,
  textarea: 2,
  email: 3,
  /** One box. */
  checkbox: 4,
  /** Boxes of which several may be ticked; multi-value. */
  checkboxes: 5,
  select: 6,
  /**
   * Of which several may be chosen; multi-value, shown as boxes, because holding a key while clicking is no way to
   * choose.
   */
  multiselect: 7,
  radio: 8,
  /** Single value, null by default: the id of a file that was uploaded before (`uploadTempFile`). */
  file: 9,
  /** YYYY-MM-DD. */
  date: 10,
  /** HH:MM. */
  time: 11,
  number: 13,
  url: 14,
} as const;

type Types = typeof FORM_FIELD_TYPES;
export type FormFieldType = Types[keyof Types];

export const isMultiValue = (type: number | string): boolean =>
  type === FORM_FIELD_TYPES.checkboxes || type === FORM_FIELD_TYPES.multiselect;
/** Whether a field's value is one or several of its choices. */
export const hasChoices = (type: number | string): boolean =>
  isMultiValue(type) || type === FORM_FIELD_TYPES.select || type === FORM_FIELD_TYPES.radio;

/** The field that the server appends to every form: it must stay empty (docs/decisions/0014-forms.md). */
export const CONFIRMATION_FIELD = { slug: 'email2', type: 'emailconfirm' } as const;

/** Hidden control of a posted form; no field has such a name (`slug` in fields/patterns.ts). */
export const TOKEN_CONTROL = 'form-token';

/** Characters that one text of an entry may have. */
export const MAX_FORM_TEXT = 5000;

/** The value of a field without input. */
export function emptyValue(type: number | string): FormValue {
  if (isMultiValue(type)) return [];
  if (type === FORM_FIELD_TYPES.checkbox) return false;
  return type === FORM_FIELD_TYPES.file ? null : '';
}
export type FormValue = string | readonly string[] | boolean | null;
