import { TextField } from '@vestibule/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FormText } from './form-fields';
import styles from './form-fields.module.css';
import type { FieldTexts } from './use-field-texts';
import { useFormField } from './use-form-field';

interface AnyDayControlProps extends FieldTexts {
  readonly path: string;
  readonly required: boolean;
}

const SHAPE = /^(\d{4}|-)-(\d{2}-\d{2})$/;
const EVERY_YEAR = '--';

/** The year that a day of every year is shown in: the present one, or the next that has the day. */
function yearWith(day: string): number {
  const now = new Date().getFullYear();
  return day === '02-29' ? now + ((4 - (now % 4)) % 4) : now;
}

/** A day of one year (YYYY-MM-DD) or of every year (--MM-DD), in the browser's own control. */
export function AnyDayControl({ path, label, hint, required }: AnyDayControlProps) {
  const { t } = useTranslation('editor');
  const box = useId();
  const { value, change, blur, error } = useFormField<string>(path);
  const [whole, year = '', day = ''] = SHAPE.exec(value) ?? [];
  const isYearly = value.startsWith(EVERY_YEAR);
  const isShown = whole !== undefined || value === '' || value === EVERY_YEAR;
  if (!isShown) return <FormText name={path} label={label} {...(hint !== undefined && { hint })} required={required} />;
  const shown = whole === undefined ? '' : isYearly ? `${yearWith(day)}-${day}` : `${year}-${day}`;
  const set = (date: string, yearly: boolean) => change(yearly ? EVERY_YEAR + date.slice('YYYY-'.length) : date);
  return (
    <div role="group" aria-label={label} className={styles.instant}>
      <TextField
        label={label}
        hint={hint}
        type="date"
        name={path}
        required={required}
        value={shown}
        error={error}
        onChange={({ target }) => set(target.value, isYearly)}
        onBlur={blur}
      />
      <label className={styles.check} htmlFor={box}>
        <input id={box} type="checkbox" checked={isYearly} onChange={({ target }) => set(shown, target.checked)} />
        {t('form.everyYear')}
      </label>
    </div>
  );
}
