import {
  CONFIRMATION_FIELD,
  FORM_FIELD_TYPES as TYPES,
  isMultiValue,
  type FormField as Field,
} from '@vestibule/contracts';
import { ChoiceGroup } from './choice-group';
import { FileField } from './file-field';
import { SelectField } from './select-field';
import { SingleBox } from './single-box';
import { TextInput } from './text-input';
import { TrapField } from './trap-field';

/** A field of a form, by its kind. */
export function FormField({ field }: { field: Field }) {
  const { field_type: type } = field;
  if (type === CONFIRMATION_FIELD.type) return <TrapField field={field} />;
  if (type === TYPES.checkbox) return <SingleBox field={field} />;
  if (type === TYPES.file) return <FileField field={field} />;
  if (type === TYPES.select) return <SelectField field={field} />;
  return isMultiValue(type) || type === TYPES.radio ? <ChoiceGroup field={field} /> : <TextInput field={field} />;
}
