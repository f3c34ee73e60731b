import type { FormField } from '@vestibule/contracts';
import { fieldId } from './field-id';
import { FieldLabel } from './field-label';
import { FieldNotes, notesOf } from './field-notes';
import styles from './forms.module.css';
import { useProblem } from './use-problem';

/** One box, ticked or not. */
export function SingleBox({ field }: { field: FormField }) {
  const { value, change, blur, error } = useProblem<boolean>(field.slug);
  return (
    <div className={styles['group']}>
      <label className={styles['choice']}>
        <input
          id={fieldId(field.slug)}
          type="checkbox"
          name={field.slug}
          value="true"
          checked={value}
          required={field.required}
          aria-invalid={error ? true : undefined}
          aria-describedby={notesOf(field, error)}
          onBlur={blur}
          onChange={(event) => change(event.target.checked)}
        />
        <span>
          <FieldLabel field={field} />
        </span>
      </label>
      <FieldNotes field={field} error={error} />
    </div>
  );
}
