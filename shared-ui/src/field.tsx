import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { cx } from './class-names';
import { FieldError } from './field-error';
import styles from './field.module.css';

/** Attributes that tie a control to its label, hint and error; spread them on the control. */
export interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

export interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong with the value; empty or undefined when nothing is. */
  readonly error?: string | undefined;
  readonly className?: string | undefined;
  /** Id of the control, where something links to it; one of its own by default. */
  readonly id?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and error of one value. The control is the caller's: input, select or textarea. */
export function Field({ label, hint, error = '', className, id: given, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const described = [hint !== undefined && `${id}-hint`, error !== '' && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: styles.control ?? '',
        ...(error !== '' && { 'aria-invalid': true as const }),
        ...(described !== '' && { 'aria-describedby': described }),
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error !== '' && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** A field with a one-line input. */
export function TextField({
  label,
  hint,
  error,
  className,
  id,
  ...input
}: Omit<FieldProps, 'children'> & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <Field label={label} hint={hint} error={error} className={className} id={id}>
      {(control) => <input {...input} {...control} />}
    </Field>
  );
}
