import { MAX_SEARCH_LENGTH } from '@vestibule/contracts';
import { cx, VisuallyHidden } from '@vestibule/ui';
import { useId } from 'react';
import styles from './search-field.module.css';

export interface SearchFieldProps {
  readonly label: string;
  readonly placeholder: string;
  readonly text: string;
  readonly required?: boolean;
  readonly large?: boolean;
}

/** The field of a search form, with a name for screen readers. */
export function SearchField({ label, placeholder, text, required, large }: SearchFieldProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <input
        // A new search resets the text; text that is being typed stays.
        key={text}
        id={id}
        name="q"
        type="search"
        defaultValue={text}
        placeholder={placeholder}
        required={required}
        maxLength={MAX_SEARCH_LENGTH}
        enterKeyHint="search"
        className={cx(styles.input, large && styles.large)}
      />
    </>
  );
}

/** The field's text when the form is sent. */
export function textOf(form: HTMLFormElement): string {
  const text = new FormData(form).get('q');
  return typeof text === 'string' ? text.trim() : '';
}
