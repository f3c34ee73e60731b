import type { StoredField } from '../../../../engines/records/tables';

/** A field of a form: visible, not required, without a label, unless `changes` say otherwise. */
export const storedField = (
  slug: string,
  type: StoredField['type'],
  changes: Partial<StoredField> = {},
): StoredField => ({
  slug,
  type,
  label: {},
  required: false,
  visible: true,
  choices: [],
  default: null,
  placeholder: {},
  help: {},
  ...changes,
});
