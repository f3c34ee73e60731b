import { isRequired, type NumberField } from '@vestibule/contracts/fields/field';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './field-props';
import { FormFraction, FormNumber, FormSelect } from './form-fields';
import type { FieldTexts } from './use-field-texts';

/** As many numbers are offered to choose from; more are typed. */
const FEW = 10;

/** A number, one of a few where they have names or the range of whole ones is short. */
export function NumberControl({
  path,
  name,
  field,
  ...texts
}: Pick<FieldProps<NumberField<number | null>>, 'path' | 'name' | 'field'> & FieldTexts) {
  const { t } = useTranslation('editor');
  const { min, max, fraction, names } = field;
  const isOptional = !isRequired(field);
  if (names) {
    const options = Object.entries(names).map(([key, value]) => ({
      value,
      text: t(`choice.${name}.${key}`, { defaultValue: key }),
    }));
    return <FormSelect name={path} {...texts} required={!isOptional} options={options} />;
  }
  if (fraction !== undefined) return <FormFraction name={path} {...texts} isOptional={isOptional} />;
  if (field.default === null || max - min >= FEW)
    return <FormNumber name={path} {...texts} min={min} max={max} isOptional={isOptional} />;
  const options = Array.from({ length: max - min + 1 }, (_, index) => {
    const value = min + index;
    return { value, text: t(`number.${name}`, { value, defaultValue: String(value) }) };
  });
  return <FormSelect name={path} {...texts} options={options} />;
}
