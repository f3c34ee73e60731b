import type { FieldsetHTMLAttributes, ReactNode } from 'react';
import { cx } from '../class-names';
import styles from './field-group.module.css';

interface FieldGroupProps extends FieldsetHTMLAttributes<HTMLFieldSetElement> {
  readonly legend: ReactNode;
  /** One question with its choices, which looks like a field; else several fields under a heading. */
  readonly question?: boolean;
}

/** Fields of a form that belong together. */
export function FieldGroup({ legend, question = false, children, ...rest }: FieldGroupProps) {
  return (
    <fieldset className={cx(styles.group, question && styles.question)} {...rest}>
      <legend>{legend}</legend>
      {children}
    </fieldset>
  );
}
