import { Field, TextField } from '@vestibule/ui';
import { useHost } from '@vestibule/contracts';
import type { ReactNode } from 'react';
import styles from './form-fields.module.css';
import { useFormField } from './use-form-field';

interface FormFieldProps {
  /** Where its value is in the form. */
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}
type FormTextProps = FormFieldProps & { readonly required?: boolean };

/** A line of text, or a day or time that browsers have a control for. */
export function FormText({
  name,
  required = false,
  ...field
}: FormTextProps & { readonly type?: 'text' | 'date' | 'time' }) {
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

/** An amount in euro, with a comma where the language has one; stored with a point. */
export function FormMoney({ name, required = false, ...field }: FormTextProps) {
  const { lang } = useHost();
  const { value, change, blur, error } = useFormField<string>(name);
  const shown = new Intl.NumberFormat(lang).format(0.5).includes(',') ? value.replace('.', ',') : value;
  return (
    <TextField
      {...field}
      name={name}
      inputMode="decimal"
      required={required}
      value={shown}
      error={error}
      onChange={({ target }) => change(target.value.trim().replace(',', '.'))}
      onBlur={blur}
    />
  );
}

/** A text of several lines, with the number of visible lines. */
export function FormTextarea({
  name,
  required = false,
  rows = 4,
  ...field
}: FormTextProps & { readonly rows?: number }) {
  const { value, change, blur, error } = useFormField<string>(name);
  return (
    <Field {...field} error={error}>
      {(control) => (
        <textarea
          {...control}
          name={name}
          required={required}
          rows={rows}
          value={value}
          onChange={({ target }) => change(target.value)}
          onBlur={blur}
        />
      )}
    </Field>
  );
}

export interface Option {
  readonly value: string | number | null;
  readonly text: string;
}

/** One of a few values; a value that is none of them stays until another is chosen. */
export function FormSelect({ name, options, ...field }: FormFieldProps & { readonly options: readonly Option[] }) {
  const { value, change, blur, error } = useFormField<Option['value']>(name);
  const known = options.some((option) => option.value === value);
  const all = known ? options : [{ value, text: '…' }, ...options];
  return (
    <Field {...field} error={error}>
      {(control) => (
        <select
          {...control}
          name={name}
          value={all.findIndex((option) => option.value === value)}
          onChange={({ target }) => change(all[Number(target.value)]?.value ?? null)}
          onBlur={blur}
        >
          {all.map((option, index) => (
            <option key={String(option.value)} value={index}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface FormNumberProps extends FormFieldProps {
  readonly min: number;
  readonly max: number;
  /** Whether it may be left empty. */
  readonly isOptional: boolean;
  /** `any` for fractions; whole numbers without. */
  readonly step?: 'any';
}

/** A number. */
export function FormNumber({ name, min, max, isOptional, ...field }: FormNumberProps) {
  const { value, change, blur, error } = useFormField<number | null>(name);
  return (
    <TextField
      {...field}
      type="number"
      name={name}
      min={min}
      max={max}
      required={!isOptional}
      value={value ?? ''}
      error={error}
      onChange={({ target }) => change(target.value === '' ? null : target.valueAsNumber)}
      onBlur={blur}
    />
  );
}

/** Yes or no. */
export function FormCheckbox({ name, label }: FormFieldProps) {
  const { value, change, blur } = useFormField<boolean>(name);
  return (
    <label className={styles.check}>
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
