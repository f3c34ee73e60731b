import type { FormField } from '@vestibule/contracts';
import { FORM_FILE_TYPES } from '@vestibule/contracts/form-files';
import { Button, Field } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { fieldId } from './field-id';
import { FieldLabel } from './field-label';
import styles from './file-field.module.css';
import { useProblem } from './use-problem';

/**
 * One file. Its value is the file that was chosen, which is uploaded when the form is sent, or the id of one that came
 * with a post before.
 */
export function FileField({ field }: { field: FormField }) {
  const { t } = useTranslation('content');
  const { value, change, blur, error } = useProblem<File | string | null>(field.slug);
  const kept = typeof value === 'string' ? value : '';
  return (
    <Field
      id={fieldId(field.slug)}
      label={<FieldLabel field={field} />}
      hint={[field.help_text, t('form.file.hint')].filter(Boolean).join(' ')}
      error={error}
    >
      {(control) => (
        <>
          <input
            type="file"
            name={field.slug}
            accept={FORM_FILE_TYPES.join(',')}
            required={field.required && kept === ''}
            onBlur={blur}
            onChange={(event) => change(event.target.files?.[0] ?? null)}
            {...control}
          />
          {kept !== '' && (
            <p className={styles.kept}>
              <input type="hidden" name={field.slug} value={kept} />
              {t('form.file.kept')}
              <Button onClick={() => change(null)}>{t('form.file.remove')}</Button>
            </p>
          )}
        </>
      )}
    </Field>
  );
}
