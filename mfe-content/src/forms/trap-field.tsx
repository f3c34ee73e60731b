import type { FormField } from '@vestibule/contracts';
import { TextField } from '@vestibule/ui';
import { useTranslation } from 'react-i18next';
import { fieldId } from './field-id';
import styles from './forms.module.css';
import { useProblem } from './use-problem';

/**
 * The confirmation field: it must stay empty (docs/decisions/0014-forms.md). Out of sight, out of the tab order and
 * hidden from screen readers, until it has a value: then people can see what their browser has filled in.
 */
export function TrapField({ field }: { field: FormField }) {
  const { t } = useTranslation('content');
  const { value, change, error } = useProblem<string>(field.slug);
  const shown = error !== undefined;
  return (
    <div className={shown ? undefined : styles.trap} aria-hidden={shown ? undefined : true}>
      <TextField
        id={fieldId(field.slug)}
        label={t('form.trap')}
        name={field.slug}
        autoComplete="off"
        tabIndex={shown ? undefined : -1}
        value={value}
        onChange={(event) => change(event.target.value)}
        error={error}
      />
    </div>
  );
}
