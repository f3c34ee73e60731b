import type { NumberField } from '@vestibule/contracts/fields/field';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './field-props';
import { FormNumber, FormSelect } from './form-fields';
import type { FieldTexts } from './use-field-texts';

/** As many numbers are offered to choose from; more are typed. */
const FEW = 10;

/** A whole number, one of a few where the range is short. */
export function NumberControl({
  path,
  name,
  field,
  ...texts
}: Pick<FieldProps<NumberField<number | null>>, 'path' | 'name' | 'field'> & FieldTexts) {
  const { t } = useTranslation('editor');
  const { min, max } = field;
  if (field.default === null || max - min >= FEW)
    return <FormNumber name={path} {...texts} min={min} max={max} isOptional={field.default === null} />;
  const options = Array.from({ length: max - min + 1 }, (_, index) => {
    const value = min + index;
    return { value, text: t(`number.${name}`, { value, defaultValue: String(value) }) };
  });
  return <FormSelect name={path} {...texts} options={options} />;
}
