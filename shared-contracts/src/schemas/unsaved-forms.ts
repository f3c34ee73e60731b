import { array, object, string } from 'yup';
import { textSchema, trimmedText } from '../fields/common';
import { boundedValues } from './bounded-values';

const shape = () => ({
  /** Distinguishes the forms of an editor: `records.events.12`, `records.events.new`, `settings`, `navigation`. */
  form: trimmedText()
    .required()
    .max(80)
    .matches(/^[a-z][\w.-]*$/, 'may hold letters, digits, dots, - and _ only'),
  /** Title of the edited record, for lists. */
  title: textSchema().max(300),
  /** Version of the saved values on which the input is based; empty for a new record. */
  version: string().defined().max(80),
  /** The changed fields as they were saved when the form was opened. */
  before: boundedValues('before holds more than a form can have'),
  /** The changed fields, as they were typed: nothing of it need be right yet. */
  values: boundedValues('values holds more than a form can have'),
});

/** Input of one editor in a form of the hub that is not saved. Other editors do not see it. */
export const unsavedFormBody = object(shape()).noUnknown();
/** `updated_at`: when it was typed, as an ISO 8601 instant. */
export const unsavedForm = object({ ...shape(), updated_at: string().required() });
/** The last one first. */
export const unsavedForms = array().of(unsavedForm).required();
