import type { ReferencesField } from '@vestibule/contracts/fields/field';
import { Button, Field } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from './field-props';
import styles from './references-control.module.css';
import { useFormField } from './use-form-field';
import type { FieldTexts } from './use-field-texts';
import { useReferenceOptions } from './use-reference-options';

type ReferencesControlProps = FieldProps<ReferencesField> & FieldTexts;

/** Other records by their names, in order: each can be taken out, and any other added. */
export function ReferencesControl({ path, field, label, hint }: ReferencesControlProps) {
  const { t } = useTranslation('editor');
  const { value: chosen, change, blur, error } = useFormField<readonly string[]>(path);
  const options = useReferenceOptions(field.to);
  if (options === 'failed') return <p role="alert">{t('reference.failed', { label })}</p>;
  const titleOf = (name: string) => options.find((option) => option.label === name)?.title || name;
  const others = options.filter((option) => !chosen.includes(option.label));
  return (
    <div className={styles['references']}>
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <select {...control} value="" onChange={({ target }) => change([...chosen, target.value])} onBlur={blur}>
            <option value="">{t('reference.add')}</option>
            {others.map((option) => (
              <option key={option.id} value={option.label}>
                {option.title || option.label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <ul role="list" className={styles['chosen']}>
        {chosen.map((name) => (
          <li key={name}>
            <Button
              small
              aria-label={t('reference.remove', { name: titleOf(name) })}
              onClick={() => change(chosen.filter((other) => other !== name))}
            >
              {titleOf(name)} ×
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
