import { TextField } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { FormText } from './form-fields';
import styles from './form-fields.module.css';
import type { FieldTexts } from './use-field-texts';
import { useFormField } from './use-form-field';

interface InstantControlProps extends FieldTexts {
  readonly path: string;
  readonly required: boolean;
}

/** Day and, where there is one, time of ISO 8601; seconds and offset are not shown. */
const SHAPE = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2})(?::\d{2})?(?:Z|[+-]\d{2}:\d{2})?)?$/;

/**
 * A day, with a time or without, in the browser's own controls. A change makes it a local time: the offset of another
 * day may be another one. A value that they cannot show stays in a line of text.
 */
export function InstantControl({ path, label, hint, required }: InstantControlProps) {
  const { t } = useTranslation('editor');
  const { value, change, blur, error } = useFormField<string>(path);
  const [whole, day = '', time = ''] = SHAPE.exec(value) ?? [];
  if (value !== '' && whole === undefined)
    return <FormText name={path} label={label} {...(hint !== undefined && { hint })} required={required} />;
  const set = (newDay: string, newTime: string) =>
    change(newDay === '' || newTime === '' ? newDay : `${newDay}T${newTime}`);
  return (
    <div role="group" aria-label={label} className={styles.instant}>
      <TextField
        label={label}
        hint={hint}
        type="date"
        name={path}
        required={required}
        value={day}
        error={error}
        onChange={({ target }) => set(target.value, time)}
        onBlur={blur}
      />
      <TextField
        label={t('form.timeOf')}
        type="time"
        disabled={day === ''}
        value={time}
        onChange={({ target }) => set(day, target.value)}
        onBlur={blur}
      />
    </div>
  );
}
