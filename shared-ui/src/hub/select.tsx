import { Field } from '@vestibule/ui';
import type { SelectHTMLAttributes } from 'react';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: string;
  /** `lang`: language of the text, where it is another one than the page's. */
  readonly options: readonly { readonly value: string; readonly text: string; readonly lang?: string }[];
}

/** One of a few values. */
export function Select({ label, options, ...select }: SelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...select} {...control}>
          {options.map(({ value, text, lang }) => (
            <option key={value} value={value} lang={lang}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
