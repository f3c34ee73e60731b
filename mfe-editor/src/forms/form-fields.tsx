import { Field, TextField } from '@vestibule/ui';
import type { Pattern } from '@vestibule/contracts/fields/patterns';
import { useId, useState, type ReactNode } from 'react';
import { useToolLanguage } from '../shared/use-tool-language';
import styles from './form-fields.module.css';
import { NOTATIONS } from './typed-notation';
import { useFormField } from './use-form-field';

interface FormFieldProps {
  /** Where its value is in the form. */
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
}
type FormTextProps = FormFieldProps & { readonly required?: boolean };

type FormLineProps = FormTextProps & {
  readonly type?: 'text' | 'date' | 'time';
  /** Notation in which the text is stored: the text is rewritten in it when the field is left. */
  readonly pattern?: Pattern | undefined;
  /** Called when a person changes the text. */
  readonly onTyped?: () => void;
};

/** A line of text, or a day or time that browsers have a control for. */
export function FormText({ name, required = false, pattern, onTyped, ...field }: FormLineProps) {
  const { value, change, blur, error } = useFormField<string>(name);
  const leave = () => {
    const written = value === '' || pattern === undefined ? value : (NOTATIONS[pattern]?.(value.trim()) ?? value);
    if (written !== value) change(written);
    blur();
  };
  return (
    <TextField
      {...field}
      name={name}
      required={required}
      value={value}
      error={error}
      onChange={({ target }) => {
        onTyped?.();
        change(target.value);
      }}
      onBlur={leave}
    />
  );
}

/** An amount in euro, with a comma where the language has one; stored with a point. */
export function FormMoney({ name, required = false, ...field }: FormTextProps) {
  const { value, change, blur, error } = useFormField<string>(name);
  const withComma = useDecimalComma();
  return (
    <TextField
      {...field}
      name={name}
      inputMode="decimal"
      required={required}
      value={withComma(value)}
      error={error}
      onChange={({ target }) => change(target.value.trim().replace(',', '.'))}
      onBlur={blur}
    />
  );
}

/** A function that writes decimals with a comma where the language has one. */
function useDecimalComma(): (text: string) => string {
  const lang = useToolLanguage();
  return (text) => (new Intl.NumberFormat(lang).format(0.5).includes(',') ? text.replace('.', ',') : text);
}

/** A number with decimals, with a comma where the language has one. */
export function FormFraction({ name, isOptional, ...field }: FormFieldProps & Pick<FormNumberProps, 'isOptional'>) {
  const { value, change, blur, error } = useFormField<number | string | null>(name);
  const withComma = useDecimalComma();
  // `8,` and `8,10` are 8 and 8.1, and stay as they are typed.
  const [typed, setTyped] = useState('');
  const isTyped = toFraction(typed) === value;
  return (
    <TextField
      {...field}
      name={name}
      inputMode="decimal"
      required={!isOptional}
      value={isTyped ? typed : withComma(String(value))}
      error={error}
      onChange={({ target }) => {
        setTyped(target.value);
        change(toFraction(target.value));
      }}
      onBlur={blur}
    />
  );
}

/** Null for an empty text; a text that is no number stays one, which the server refuses. */
function toFraction(text: string): number | string | null {
  const plain = text.trim().replace(',', '.');
  if (plain === '') return null;
  return Number.isNaN(Number(plain)) ? text : Number(plain);
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
export function FormSelect({
  name,
  options,
  required = false,
  ...field
}: FormTextProps & { readonly options: readonly Option[] }) {
  const { value, change, blur, error } = useFormField<Option['value']>(name);
  const known = options.some((option) => option.value === value);
  const all = known ? options : [{ value, text: '…' }, ...options];
  return (
    <Field {...field} error={error}>
      {(control) => (
        <select
          {...control}
          name={name}
          required={required}
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
}

/** A whole number. */
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
export function FormCheckbox({ name, label, hint }: FormFieldProps) {
  const { value, change, blur } = useFormField<boolean>(name);
  const id = useId();
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          name={name}
          checked={Boolean(value)}
          aria-describedby={hint === undefined ? undefined : id}
          onChange={({ target }) => change(target.checked)}
          onBlur={blur}
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={id} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
