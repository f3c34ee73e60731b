import type { customerFieldsOf, CustomerProblem } from '@vestibule/contracts/customer-fields';
import { TextField } from '@vestibule/ui';
import { useFormField } from '@vestibule/ui/form-fields/use-form-field';
import { useTranslation } from 'react-i18next';

/** Ids of the controls, which the summary of errors leads to. */
export const controlId = (name: string) => `account-${name}`;

interface CustomerFieldProps {
  readonly field: ReturnType<typeof customerFieldsOf>[number];
  /** Problem of the posted value: shown until it is changed. */
  readonly posted: CustomerProblem | undefined;
}

export function CustomerField({ field, posted }: CustomerFieldProps) {
  const { t } = useTranslation('content');
  const { name, type, autoComplete, min, required } = field;
  const { value, change, blur, error, isUntouched } = useFormField<string>(name);
  const problem = error ?? (isUntouched ? posted : undefined);
  return (
    <TextField
      id={controlId(name)}
      label={t(`customer.field.${name}`)}
      hint={min > 0 ? t('settings.hint', { count: min }) : required ? undefined : t('customer.optional')}
      name={name}
      type={type}
      autoComplete={autoComplete}
      required={required}
      value={value}
      onChange={(event) => change(event.target.value)}
      onBlur={blur}
      error={problem && t(`customer.problem.${problem}`, { min })}
    />
  );
}
