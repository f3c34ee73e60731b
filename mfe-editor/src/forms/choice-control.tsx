import type { ChoiceField } from '@vestibule/contracts/fields/field';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './field-props';
import { FormSelect } from './form-fields';
import type { FieldTexts } from './use-field-texts';

type ChoiceControlProps = FieldProps<ChoiceField<string>> & FieldTexts;

/** One of a few values, by their names for editors. */
export function ChoiceControl({ path, name, field, label, hint }: ChoiceControlProps) {
  const { t } = useTranslation('editor');
  const options = field.values.map((value) => ({
    value,
    text: t(`choice.${name}.${value || 'none'}`, { defaultValue: value || '–' }),
  }));
  return <FormSelect name={path} label={label} hint={hint} options={options} />;
}
