import { Field } from '@vestibule/ui';
import type { SelectHTMLAttributes } from 'react';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
}

/** One of a few values. */
export function Select({ label, options, ...select }: SelectProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select {...select} {...control}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
