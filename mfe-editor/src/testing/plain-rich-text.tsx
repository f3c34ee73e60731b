import type { RichTextFieldProps } from '../rich-text/rich-text-field';

/** Replaces CKEditor in tests: HTML as it is. */
export function RichTextField({ label, value, error, onChange, onBlur }: RichTextFieldProps) {
  return (
    <>
      <textarea aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} onBlur={onBlur} />
      {error}
    </>
  );
}
