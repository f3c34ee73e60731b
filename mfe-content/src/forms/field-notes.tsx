import type { FormField } from '@vestibule/contracts';
import { FieldError } from '@vestibule/ui/field-error';
import { fieldId } from './field-id';
import styles from './forms.module.css';

interface NotesProps {
  readonly field: Pick<FormField, 'slug' | 'help_text'>;
  readonly error: string | undefined;
}

/** Ids of the notes below a field, for `aria-describedby`. */
export const notesOf = ({ slug, help_text }: NotesProps['field'], error: string | undefined): string | undefined =>
  [help_text && `${fieldId(slug)}-help`, error && `${fieldId(slug)}-error`].filter(Boolean).join(' ') || undefined;

/** Help and error below boxes. */
export function FieldNotes({ field, error }: NotesProps) {
  return (
    <>
      {field.help_text && (
        <p id={`${fieldId(field.slug)}-help`} className={styles.help}>
          {field.help_text}
        </p>
      )}
      {error && <FieldError id={`${fieldId(field.slug)}-error`}>{error}</FieldError>}
    </>
  );
}
