import { Field, TextField } from '@vestibule/ui';
import type { ReactNode } from 'react';
import styles from './form-fields.module.css';
import { useFormField } from './use-form-field';

interface FormFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}

/** A line of text. */
export function FormText({ name, required = false, ...field }: FormFieldProps & { readonly required?: boolean }) {
  const { value, change, blur, error } = useFormField<string>(name);
  return (
    <TextField
      {...field}
      name={name}
      required={required}
      value={value}
      error={error}
      onChange={({ target }) => change(target.value)}
      onBlur={blur}
    />
  );
}

/** One number of a few. */
export function FormNumberSelect({
  name,
  options,
  ...field
}: FormFieldProps & { readonly options: readonly { readonly value: number; readonly text: string }[] }) {
  const { value, change, blur, error } = useFormField<number>(name);
  return (
    <Field {...field} error={error}>
      {(control) => (
        <select
          {...control}
          name={name}
          value={value}
          onChange={({ target }) => change(Number(target.value))}
          onBlur={blur}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Yes or no. */
export function FormCheckbox({ name, label }: FormFieldProps) {
  const { value, change, blur } = useFormField<boolean>(name);
  return (
    <label className={styles['check']}>
      <input
        type="checkbox"
        name={name}
        checked={value}
        onChange={({ target }) => change(target.checked)}
        onBlur={blur}
      />
      {label}
    </label>
  );
}
