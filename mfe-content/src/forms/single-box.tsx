import type { FormField } from '@vestibule/contracts';
import { Choice } from '@vestibule/ui/form-fields/choice';
import { fieldId } from './field-id';
import { FieldLabel } from './field-label';
import { FieldNotes, notesOf } from './field-notes';
import styles from './forms.module.css';
import { useProblem } from './use-problem';

/** One box, ticked or not. */
export function SingleBox({ field }: { field: FormField }) {
  const { value, change, blur, error } = useProblem<boolean>(field.slug);
  return (
    <div className={styles.box}>
      <Choice
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
      >
        <FieldLabel field={field} />
      </Choice>
      <FieldNotes field={field} error={error} />
    </div>
  );
}
