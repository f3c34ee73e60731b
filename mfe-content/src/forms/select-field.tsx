import type { FormField } from '@vestibule/contracts';
import { Field } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { fieldId } from './field-id';
import { FieldLabel } from './field-label';
import { useProblem } from './use-problem';

/** One of a list. */
export function SelectField({ field }: { field: FormField }) {
  const { t } = useTranslation('content');
  const { value, change, blur, error } = useProblem<string>(field.slug);
  return (
    <Field
      id={fieldId(field.slug)}
      label={<FieldLabel field={field} />}
      hint={field.help_text || undefined}
      error={error}
    >
      {(control) => (
        <select
          name={field.slug}
          value={value}
          required={field.required}
          {...control}
          onBlur={blur}
          onChange={(event) => change(event.target.value)}
        >
          <option value="">{field.placeholder_text || t('form.choose')}</option>
          {field.choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
