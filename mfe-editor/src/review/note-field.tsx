import { Field } from '@vestibule/ui';

interface NoteFieldProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** A note of a review: plain text of a few lines. */
export function NoteField({ value, onChange, ...field }: NoteFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          rows={3}
          maxLength={2000}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
